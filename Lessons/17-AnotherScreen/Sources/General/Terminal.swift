import Foundation

/// The program's ways in and out: the lines that are typed, and the lines that are printed.
public final class Terminal {
    private let read: @Sendable () -> String?
    private let write: (String) -> Void
    private let complaint: (String) -> Void
    private let isColored: Bool
    private let isByHand: Bool
    /// The longest wait for an answer before the next line is read.
    let patience: Duration
    private let reading = DispatchQueue(label: "terminal")

    /// A terminal made of the process's input and outputs, or of a test's. `readLine` may take as long as a person
    /// needs to type, and is nil at the end of the input; `complain` gets what is wrong with a line. With `isByHand`, a
    /// person types, and is shown where. `patience` is the longest wait for an answer before the next line is read.
    public init(
        readLine: @escaping @Sendable () -> String?, write: @escaping (String) -> Void,
        complain: @escaping (String) -> Void, isColored: Bool, isByHand: Bool,
        patience: Duration = .seconds(2)
    ) {
        read = readLine
        self.write = write
        complaint = complain
        self.isColored = isColored
        self.isByHand = isByHand
        self.patience = patience
    }

    /// The next line that is typed; nil at the end of the input. It is read away from the main queue, which goes on
    /// delivering answers.
    func nextLine() async -> String? {
        prompt()
        let line = await withCheckedContinuation { next in
            reading.async { [read] in next.resume(returning: read()) }
        }
        if line == nil, isByHand { write("\n") }
        return line
    }

    /// Shows a person where to type.
    func prompt() {
        if isByHand { write("> ") }
    }

    /// Prints the lines, one below the other, and an empty one.
    func print(_ lines: [TerminalLine]) {
        write(lines.map { $0.text(isColored: isColored) + "\n" }.joined() + "\n")
    }

    /// Says that what was typed could not be done.
    func complain(_ text: String) {
        complaint(text)
    }
}
