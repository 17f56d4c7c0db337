import Course

/// Turns a compiler's errors into findings, without repeating advice.
struct CompilerFindings {
    private let errors: [CompilerMessage]
    private let exercise: Exercise
    private let checkout: Checkout

    /// Creates the findings for the errors in a build of an exercise.
    init(_ errors: [CompilerMessage], of exercise: Exercise, in checkout: Checkout) {
        self.errors = errors
        self.exercise = exercise
        self.checkout = checkout
    }

    var all: [Finding] {
        let advice = CompilerAdvice(exercise: exercise, checkout: checkout)
        var given: Set<String> = []
        // Errors in a macro expansion often follow from errors outside it.
        let sorted = errors.filter { $0.macro == nil } + errors.filter { $0.macro != nil }
        return sorted.map { error in
            let file = checkout.path(ofAbsolute: error.file)
            // One slip can cause many errors, and the first is the one to fix.
            let lines = lines(error, in: file, advice).filter { given.insert($0.text).inserted }
            let macro = error.macro.map { ("note", "so it is in what \($0) makes of the code there") }
            return Finding(
                place: "\(file):\(error.line):\(error.column)", what: error.text, name: nil,
                lines: [macro].compactMap(\.self) + error.notes.map { ("note", $0) } + lines)
        }
    }

    /// Returns how this platform differs from iOS, if the error comes from that, and the advice for the error's place.
    private func lines(
        _ error: CompilerMessage, in file: String, _ advice: CompilerAdvice
    ) -> [(heading: String, text: String)] {
        let byPlace = advice.lines(file: file, line: error.line)
        guard let byPlatform = PlatformAdvice.lines(for: error.text) else { return byPlace }
        let isComplete = byPlatform.contains { $0.heading == "fix" }
        return byPlatform + byPlace.filter { !isComplete || $0.heading != "fix" }
    }
}
