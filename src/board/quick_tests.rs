//! What is looked up or done without branches, against doing it step by step, on boards of many sizes.

use super::{Board, Direction, Directions, Player, Players, Shape, Squares};

/// Boards that fill two words and four.
fn shapes() -> Vec<Shape> {
    [(3, 3), (7, 14), (14, 7), (14, 14), (26, 9), (9, 25)]
        .into_iter()
        .map(|(width, height)| Shape::new(width, height, 2).unwrap())
        .collect()
}

/// Sets of a board's squares from a plain stream of numbers, sparse ones and dense ones.
fn sets(shape: &Shape) -> Vec<Squares> {
    let mut number = 1_u64;
    let mut set = |most: u64| {
        let mut chosen = |_: &_| {
            number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (number >> 33) % 8 < most
        };
        shape.all().iter().filter(&mut chosen).collect::<Squares>()
    };
    let mut sets: Vec<Squares> = (0..40).map(|at| set(at % 8 + 1)).collect();
    sets.extend([Squares::EMPTY, shape.all(), shape.edge()]);
    sets
}

#[test]
fn the_square_of_a_rank_is_the_one_that_iteration_comes_to() {
    for shape in shapes() {
        for set in sets(&shape) {
            let listed: Vec<_> = set.iter().collect();
            assert_eq!(listed.len(), set.len());
            for rank in 0..listed.len() + 3 {
                assert_eq!(set.nth(rank), listed.get(rank).copied(), "{rank} of {set:?}");
            }
            assert_eq!(set.nth(1000), None);
        }
    }
}

#[test]
fn the_squares_of_a_set_come_in_reading_order() {
    for shape in shapes() {
        for set in sets(&shape) {
            let mut squares: Vec<_> = (0..shape.height())
                .flat_map(|row| (0..shape.width()).map(move |column| (column, row)))
                .filter_map(|(column, row)| shape.square(column, row))
                .filter(|square| set.contains(*square))
                .collect();
            assert_eq!(set.iter().collect::<Vec<_>>(), squares);
            assert_eq!((set.first(), set.last()), (squares.first().copied(), squares.pop()));
        }
    }
}

#[test]
fn a_square_is_put_in_and_taken_out_alone() {
    for shape in shapes() {
        for set in sets(&shape) {
            for square in shape.all() {
                let (mut more, mut less) = (set, set);
                more.insert(square);
                less.remove(square);
                assert!(more.contains(square) && !less.contains(square));
                assert_eq!(more.len() - less.len(), 1);
                assert!(set.within(more) && less.within(set));
            }
        }
    }
}

#[test]
fn the_ways_are_the_directions_whose_next_square_is_in_the_set() {
    for shape in shapes() {
        for set in sets(&shape) {
            for square in shape.all() {
                let open = |way: &Direction| shape.step(square, *way).is_some_and(|to| set.contains(to));
                let ways = Direction::ALL
                    .into_iter()
                    .filter(open)
                    .fold(Directions::NONE, |all, way| all.union(Directions::one(way)));
                assert_eq!(shape.ways(square, set), ways, "{}", shape.name(square));
            }
        }
    }
}

#[test]
fn the_direction_of_a_rank_is_the_one_that_iteration_comes_to() {
    for bits in 0..=255 {
        let set = Directions(bits);
        let listed: Vec<_> = set.iter().collect();
        for rank in 0..10 {
            assert_eq!(set.nth(rank), listed.get(rank).copied());
        }
    }
}

#[test]
fn a_flood_reaches_what_single_steps_reach() {
    for shape in shapes() {
        let sets = sets(&shape);
        for (seeds, within) in sets.iter().zip(sets.iter().rev()) {
            for corners in [true, false] {
                let from = *seeds & *within;
                let mut reached = from;
                loop {
                    let next = if corners { shape.around_all(reached) } else { shape.beside(reached) };
                    let wider = reached | (next & *within);
                    if wider == reached {
                        break;
                    }
                    reached = wider;
                }
                assert_eq!(shape.flooded(from, *within, corners), reached);
            }
        }
    }
}

#[test]
fn players_and_directions_come_in_their_order() {
    for bits in 0..=255_u8 {
        let is_in = |place: usize| bits >> place & 1 == 1;
        let ways: Vec<_> = Direction::ALL.into_iter().filter(|way| is_in(*way as usize)).collect();
        assert_eq!(Directions(bits).iter().collect::<Vec<_>>(), ways);
        if bits < 16 {
            let players: Vec<_> = Player::ALL.into_iter().filter(|player| is_in(player.seat())).collect();
            assert_eq!(Players(bits).iter().collect::<Vec<_>>(), players);
        }
    }
}

#[test]
fn whose_turn_follows_is_the_first_seat_after() {
    for seats in 1..16 {
        let players = Players(seats);
        for player in players.iter() {
            assert_eq!(Some(players.following(player)), players.after(player).next());
        }
    }
}

#[test]
fn a_square_is_owned_if_it_has_an_owner() {
    let shape = Shape::new(7, 14, 2).unwrap();
    let mut board = Board::set_up(&shape);
    for (at, set) in sets(&shape).into_iter().enumerate() {
        board.own(Player::ALL[at % 4], set);
        for square in shape.all() {
            assert_eq!(board.is_owned(square), board.owner(square).is_some());
        }
    }
}
