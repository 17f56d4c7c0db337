import Foundation

@testable import Lesson17AnotherScreen

/// All that a terminal printed, and all that it complained about.
final class Paper {
    private(set) var text = ""
    private(set) var complaints: [String] = []

    /// A terminal that prints on this paper and gets its lines from the keyboard.
    func terminal(
        reading keyboard: Keyboard = Keyboard([]), isColored: Bool = false, isByHand: Bool = false,
        patience: Duration = .seconds(600)
    ) -> Terminal {
        Terminal(
            readLine: { keyboard.read() }, write: { self.text += $0 }, complain: { self.complaints.append($0) },
            isColored: isColored, isByHand: isByHand, patience: patience)
    }

    /// The screens that were printed, one after the other.
    var screens: [String] { text.components(separatedBy: "\n\n").filter { !$0.isEmpty } }

    /// Waits until that was printed; not forever.
    func shows(_ words: String) async -> Bool {
        let end = ContinuousClock.now + .seconds(120)
        while !text.contains(words), ContinuousClock.now < end { try? await Task.sleep(for: .milliseconds(5)) }
        return text.contains(words)
    }
}
