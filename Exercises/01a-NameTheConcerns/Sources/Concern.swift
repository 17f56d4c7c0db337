/// A kind of work.
///
/// A type is best off with one of them.
enum Concern: String, CaseIterable {
    /// Asks another machine.
    case networking
    /// Reads or writes what is kept.
    case storage
    /// Turns a value into text for people.
    case formatting
    /// Brings another screen, or leaves this one.
    case navigation
    /// Decides what holds on any screen, and would hold without one.
    case businessRule
    /// Puts things on the screen, and hears what is done to them.
    case view
}
