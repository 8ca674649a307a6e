//! The program `polygonarc`; everything is in the library's `cli`.

fn main() -> std::process::ExitCode {
    polygonarc::cli::main()
}
