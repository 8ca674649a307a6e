---@meta
-- The functions that scripts call, for editors. Written by the program from its own tables; the test `generated` keeps
-- it true. No script loads this file.
---@diagnostic disable: missing-return, lowercase-global, unused-local

---A set of squares.
---@class Squares
---@operator add(Squares): Squares
---@operator mul(Squares): Squares
---@operator sub(Squares): Squares
---@operator len: integer
---@field has fun(self: Squares, other: Squares): boolean
---@field list fun(self: Squares): Squares[]
---@field first fun(self: Squares): Squares
---@field empty fun(self: Squares): boolean
---@field nearest fun(self: Squares, to: Squares, count: integer?): Squares

---A set of players.
---@class Players
---@operator add(Players): Players
---@operator mul(Players): Players
---@operator sub(Players): Players
---@operator len: integer
---@field has fun(self: Players, other: Players): boolean
---@field list fun(self: Players): Players[]
---@field first fun(self: Players): Players
---@field empty fun(self: Players): boolean

---A set of towers.
---@class Towers
---@operator add(Towers): Towers
---@operator mul(Towers): Towers
---@operator sub(Towers): Towers
---@operator len: integer
---@field has fun(self: Towers, other: Towers): boolean
---@field list fun(self: Towers): Towers[]
---@field first fun(self: Towers): Towers
---@field empty fun(self: Towers): boolean

---A set of directions.
---@class Directions
---@operator add(Directions): Directions
---@operator mul(Directions): Directions
---@operator sub(Directions): Directions
---@operator len: integer
---@field has fun(self: Directions, other: Directions): boolean
---@field list fun(self: Directions): Directions[]
---@field first fun(self: Directions): Directions
---@field empty fun(self: Directions): boolean

---The options of a choice.
---@class Options
---@field as? string The name that the choice is shown by.
---@field forced? boolean It can't be given up; as usual for a penalty, unlike a bonus.
---@field count? integer So many are chosen, one decision each; fewer if there are fewer.
---@field up_to? integer As `count`, but one may stop early with what one has.

---The card whose script this is.
---@class Card
---@field id string
---@field kind "bonus"|"penalty"
---@field params table<string, any>
card = {}

---A card that was drawn.
---@class Drawn
---@field id string
---@field kind "bonus"|"penalty"
---@field lays boolean
---@field to_hand boolean

---What `on_turn_start` returns.
---@class TurnStartAnswer
---@field skip? boolean The turn is skipped.
---@field use_up? boolean The card is used up and goes to the discard.

---What `on_roll` returns.
---@class RollAnswer
---@field times? integer Multiplies the steps.
---@field no_move? boolean No move follows.
---@field use_up? boolean The card is used up and goes to the discard.

---What `on_move` returns.
---@class MoveAnswer
---@field add? integer So many steps are added.
---@field at_most? integer At most so many steps are made.
---@field use_up? boolean The card is used up and goes to the discard.

---What `on_targeted` returns.
---@class TargetedAnswer
---@field cancel? boolean The attack is cancelled.
---@field use_up? boolean The card is used up and goes to the discard.

---What `on_knocked_out` returns.
---@class KnockedOutAnswer
---@field points? integer Multiplies the knockouts scored.
---@field use_up? boolean The card is used up and goes to the discard.

---What `on_turn_end` returns.
---@class TurnEndAnswer
---@field extra_turn? boolean You take another turn.
---@field use_up? boolean The card is used up and goes to the discard.

---What `on_draw` returns.
---@class DrawAnswer
---@field divert? string The card is played for you; the word is the attack that the drawer may repel.
---@field again? boolean The card is played a second time.
---@field use_up? boolean The card is used up and goes to the discard.

---The squares with these names.
---@param ... string|string[]
---@return Squares
function squares(...) end

---The players with these colours, as far as they play.
---@param ... string|string[]
---@return Players
function players(...) end

---The directions with these names.
---@param ... string|string[]
---@return Directions
function directions(...) end

---Every square of the board. (rule B1)
---@return Squares
function everywhere() end

---No square.
---@return Squares
function nowhere() end

---Blank, with no pawn on it, no start and no tower. (rule C2)
---@return Squares
function free() end

---Dead squares. (rule C5)
---@return Squares
function dead() end

---Your squares. (rule C1)
---@return Squares
function mine() end

---Squares of your opponents. (rule C1)
---@return Squares
function enemy() end

---The squares of these players. (rule C1)
---@param players Players Whose.
---@return Squares
function owned_by(players) end

---Every start. (rule B4)
---@return Squares
function starts() end

---Your start. (rule B4)
---@return Squares
function my_start() end

---Squares under any tower or keep. (rule W1)
---@return Squares
function covered() end

---Squares under the towers and keeps of these players. (rule W1)
---@param players Players Whose.
---@return Squares
function covered_by(players) end

---Starts and squares under towers and keeps: never taken, blanked or killed. (rule C2)
---@return Squares
function protected() end

---Squares under any pawn. (rule C3)
---@return Squares
function under_pawns() end

---The square under your pawn. (rule M4)
---@return Squares
function my_pawn() end

---The squares under your opponents' pawns. (rule C3)
---@return Squares
function enemy_pawns() end

---The squares under the pawns of these players. (rule M4)
---@param players Players Whose.
---@return Squares
function pawns_of(players) end

---The outermost squares. (rule B1)
---@return Squares
function edge() end

---Squares that your pawn may enter: not dead, no enemy tower, no enemy start. (rule M3)
---@return Squares
function enterable() end

---Squares that the pawns of all these players may enter. (rule M3)
---@param players Players Whose.
---@return Squares
function enterable_by(players) end

---Squares that a card can make yours and that aren't yet. (rule C1)
---@return Squares
function takeable() end

---Owned squares that can be blanked: no start, no tower, no pawn on them. (rule C2)
---@return Squares
function blankable() end

---Squares that can be killed: alive, no start, no tower, no pawn on them. (rule C2)
---@return Squares
function killable() end

---Squares that stop a line of yours: dead, enemy towers, starts, enemy pawns. (rule C4)
---@return Squares
function obstacles() end

---The squares that touch one of these by edge or corner. (rule E1)
---@param of Squares The squares to start from.
---@return Squares
function around(of) end

---The squares that share an edge with one of these. (rule M1)
---@param of Squares The squares to start from.
---@return Squares
function beside(of) end

---The whole rows that these squares lie in. (rule B5)
---@param of Squares The squares to start from.
---@return Squares
function rows(of) end

---The whole columns that these squares lie in. (rule B5)
---@param of Squares The squares to start from.
---@return Squares
function columns(of) end

---The squares in these directions, each way up to the first obstacle. (rule C4)
---@param from? Squares Where the lines start. Usually `my_pawn()`.
---@param towards Directions The directions.
---@return Squares
function line(from, towards) end

---The whole row or column that two neighbours lie in. (rule B5)
---@param first Squares A square.
---@param second Squares One of its neighbours.
---@return Squares
function through(first, second) end

---The nearest squares, walls ignored; ties in reading order. (rule W6)
---@param of Squares The squares to choose among.
---@param to Squares What they should be near to.
---@param count? integer How many. Usually 1.
---@return Squares
function nearest(of, to, count) end

---The squares that were yours when this move began. (rule M6)
---@return Squares
function home() end

---Squares that a tower (2) or keep (1) of yours could cover somewhere. (rule W2)
---@param size? integer Squares a side: 2 for a tower, 1 for a keep. Usually 2.
---@return Squares
function ground(size) end

---Squares that this tower of yours could be moved to. (rule W2)
---@param tower Towers The tower.
---@return Squares
function ground_for(tower) end

---The squares of these towers. (rule W1)
---@param towers Towers The towers.
---@return Squares
function squares_of(towers) end

---West, east, north, south: left, right, forward, back. (rule B5)
---@return Directions
function orthogonal() end

---The four diagonal directions. (rule B5)
---@return Directions
function diagonals() end

---You: the player that the effect is for. (rule P6)
---@return Players
function me() end

---No player.
---@return Players
function nobody() end

---Everybody but you. (rule P6)
---@return Players
function opponents() end

---All players of the game. (rule B2)
---@return Players
function everyone() end

---The player whose turn it is. (rule T5)
---@return Players
function active() end

---The players whose pawns stand on these squares. (rule M4)
---@param squares Squares The squares.
---@return Players
function pawns_on(squares) end

---The owners of these towers. (rule W1)
---@param towers Towers The towers.
---@return Players
function owners_of(towers) end

---The players with a tower in reserve. (rule W3)
---@return Players
function with_reserve() end

---The players before whom this card already lies. (rule P5)
---@return Players
function with_this_laid() end

---The players with fewer towers and keeps standing. (rule W7)
---@param count integer The number.
---@return Players
function with_fewer_towers(count) end

---Every standing tower and keep. (rule W1)
---@return Towers
function towers() end

---Your towers and keeps. (rule W1)
---@return Towers
function my_towers() end

---The towers and keeps of your opponents. (rule W1)
---@return Towers
function enemy_towers() end

---The towers and keeps of these players. (rule W1)
---@param players Players Whose.
---@return Towers
function towers_of(players) end

---Every standing keep. (rule W1)
---@return Towers
function keeps() end

---The towers that cover one of these squares. (rule W1)
---@param squares Squares The squares.
---@return Towers
function towers_on(squares) end

---The one planted first among these. (rule W5)
---@param towers Towers The towers.
---@return Towers
function oldest(towers) end

---The nearest towers, all of them on a tie. (rule W6)
---@param of? Towers The towers to choose among. Usually `towers()`.
---@param to? Squares What they should be near to. Usually `my_pawn()`.
---@return Towers
function nearest_towers(of, to) end

---Your towers that can be given: not under your pawn, not over your start. (rule W7)
---@return Towers
function giveable() end

---How many squares these are.
---@param squares Squares The squares.
---@return integer
function count(squares) end

---How many squares they own. (rule V1)
---@param players? Players Whose, added up. Usually `me()`.
---@return integer
function zones(players) end

---How many knockouts they have scored. (rule V2)
---@param players? Players Whose, added up. Usually `me()`.
---@return integer
function knockouts(players) end

---How many towers they have in reserve. (rule W3)
---@param players? Players Whose, added up. Usually `me()`.
---@return integer
function reserve(players) end

---How many towers of theirs, no keeps, were destroyed and not regained. (rule W3)
---@param players? Players Whose, added up. Usually `me()`.
---@return integer
function lost_towers(players) end

---How many towers of theirs stand, keeps not counted. (rule W3)
---@param players? Players Whose, added up. Usually `me()`.
---@return integer
function standing(players) end

---How many towers and keeps of theirs stand. (rule W7)
---@param players? Players Whose, added up. Usually `me()`.
---@return integer
function standing_all(players) end

---How many cards they hold. (rule P3)
---@param players? Players Whose, added up. Usually `me()`.
---@return integer
function hand_size(players) end

---How many towers a player starts with. (rule W3)
---@return integer
function towers_allowed() end

---How many cards the deck holds. (rule P1)
---@return integer
function deck_size() end

---How many cards the discard holds. (rule P1)
---@return integer
function discard_size() end

---How many cards the deck and the discard hold together. (rule P1)
---@return integer
function cards_left() end

---The number of the turn, from 1. (rule T5)
---@return integer
function turn() end

---The face of this turn's die; 0 before the roll. (rule T1)
---@return integer
function face() end

---How many steps of this move are left; 0 outside a move. (rule M2)
---@return integer
function steps_left() end

---The number that this laid card keeps; 0 at first.
---@return integer
function memo() end

---Makes squares yours. (rule C1)
---@param squares Squares The squares; those that can't be changed are left out.
function capture(squares) end

---Makes yours every square from a place on, each way up to the first obstacle. (rule C4)
---@param from? Squares Where the lines start. Usually `my_pawn()`.
---@param towards Directions The directions.
function capture_line(from, towards) end

---Makes yours the squares that touch a place by edge or corner, except obstacles. (rule C4)
---@param of? Squares The middle. Usually `my_pawn()`.
function capture_around(of) end

---Makes owned squares blank; not starts, towers or squares under a pawn. (rule C2)
---
---Without arguments: Alive and owned by nobody.
---@overload fun(): Squares
---@param squares Squares The squares; those that can't be changed are left out.
function blank(squares) end

---Kills squares for good; not starts, towers or squares under a pawn. (rule C5)
---@param squares Squares The squares; those that can't be changed are left out.
function kill(squares) end

---Brings dead squares back to life, blank. (rule C5)
---@param squares Squares The squares; those that can't be changed are left out.
function revive(squares) end

---Closes your rings at once, as if these squares of yours had just been gained. (rule E5)
---@param beside? Squares The squares of yours whose rings are looked at. Usually `mine()`.
function encircle(beside) end

---Moves a pawn one square, which becomes its player's; nothing happens where it can't enter. (rule M4)
---@param towards Directions One direction.
---@param pawn? Players Whose pawn. Usually `me()`.
function move(towards, pawn) end

---Puts a pawn on a square, which becomes its player's; an enemy pawn there is knocked out. (rule M4)
---@param to Squares One square that the pawn may enter.
---@param pawn? Players Whose pawn. Usually `me()`.
function teleport(to, pawn) end

---Two pawns change places and each square takes its new pawn's colour; no knockout. (rule M4)
---@param with Players Whose pawn changes places with it.
---@param pawn? Players Whose pawn. Usually `me()`.
function swap(with, pawn) end

---Sends a pawn to its start; nobody scores. (rule K4)
---@param pawn? Players Whose pawn. Usually `me()`.
function send_to_start(pawn) end

---Knocks pawns of opponents out: they go to their starts and you score. (rule K1)
---@param pawn Players Whose pawns.
function knock_out(pawn) end

---Plants a tower of yours from the reserve, or a keep if the ground is one square. (rule W3)
---@param at Squares The ground: a block, two neighbours, or one square for a keep.
function plant(at) end

---Moves a tower of yours; it keeps its age. (rule W5)
---@param tower Towers One tower of yours.
---@param to Squares Its new ground.
function move_tower(tower, to) end

---Destroys towers; their squares stay their owner's. (rule W4)
---@param towers Towers The towers and keeps.
function destroy(towers) end

---Gives a tower with its squares to another player; not one under its owner's pawn or over its owner's start. (rule W7)
---@param tower Towers One tower.
---@param to Players Who gets it.
function give(tower, to) end

---Adds towers to the reserve. (rule W3)
---@param players? Players Whose. Usually `me()`.
---@param count? integer How many. Usually 1.
function reserve_gain(players, count) end

---Takes towers out of the reserve for good, as many as there are. (rule W3)
---@param players? Players Whose. Usually `me()`.
---@param count? integer How many. Usually 1.
function reserve_lose(players, count) end

---Brings one destroyed tower back to the reserve; never above the number that a player starts with. (rule W3)
---@param players? Players Whose. Usually `me()`.
function regain(players) end

---A player draws cards, one after the other, as soon as this effect is over. (rule P1)
---@param count? integer How many. Usually 1.
---@param player? Players Who. Usually `me()`.
function draw(count, player) end

---The next card of the deck is drawn and played by this player, as soon as this effect is over. (rule P6)
---@param player Players Who gets it.
function give_card(player) end

---Puts the top cards on the discard unseen, as many as there are. (rule P1)
---@param count? integer How many. Usually 1.
function discard_top(count) end

---Shuffles the discard into the deck, as soon as this effect is over; nothing if the discard is empty. (rule P1)
function reshuffle() end

---Puts one of the top cards first; the others keep their order. (rule P1)
---@param first integer The place of the card that comes first, counted from 1.
function reorder_top(first) end

---Lays the card in play in front of a player; if the same lies there already, the rest of the effect is void. (rule P5)
---@param before? Players In front of whom. Usually `me()`.
---@return boolean
function lay(before) end

---Discards a laid card of this name. (rule P5)
---@param card string The card's id.
---@param players? Players Before whom it lies. Usually `me()`.
function discard_laid(card, players) end

---Gives players the chance to cancel the card by what lies in front of them, after all aiming and before any change; a cancelled effect ends here. (rule P5)
---@param players Players Whom the card is used against.
---@param with string The kind of attack, as the shields name it.
---@return boolean
function threaten(players, with) end

---Players skip their next turns. (rule T6)
---@param players? Players Whose. Usually `me()`.
---@param count? integer How many. Usually 1.
function skip_turn(players, count) end

---Players take further turns at the end of the next turn that they really take. (rule T6)
---@param players? Players Whose. Usually `me()`.
---@param count? integer How many. Usually 1.
function extra_turn(players, count) end

---The laid card whose hook is running keeps a number; `memo` reads it. (rule P5)
---@param number integer The number.
function remember(number) end

---Has a square chosen; candidates are offered in reading order.
---@param from Squares The candidates.
---@param options? Options
---@return Squares
function choose_square(from, options) end

---Has a player chosen; candidates are offered in seat order.
---@param from? Players The candidates. Usually `opponents()`.
---@param options? Options
---@return Players
function choose_player(from, options) end

---Has a tower chosen; the oldest is offered first.
---@param from Towers The candidates.
---@param options? Options
---@return Towers
function choose_tower(from, options) end

---Has a direction chosen: left, right, forward, back, then the diagonals.
---@param from? Directions The candidates. Usually `orthogonal()`.
---@param options? Options
---@return Directions
function choose_direction(from, options) end

---Has ground for a new tower chosen (W2).
---@param size? integer Squares a side: 2 for a tower, 1 for a keep. Usually 2.
---@param options? Options
---@return Squares
function choose_ground(size, options) end

---Has new ground for a tower chosen.
---@param tower Towers The tower.
---@param options? Options
---@return Squares
function choose_ground_for(tower, options) end

---Has one of the top cards chosen, by its place from 1.
---@param count integer How many cards from the top are looked at.
---@param options? Options
---@return integer
function choose_top_card(count, options) end

---Has a whole number chosen.
---@param least integer The smallest candidate.
---@param most integer The largest candidate.
---@param options? Options
---@return integer
function choose_number(least, most, options) end

