import Spies

@testable import Playing

extension Trace {
    /// Two modules, three steps, a long call, and characters with a meaning in SVG and Mermaid.
    static let sample = Trace(
        rung: "13 Modules", journey: "add-item", sentence: "an added item is shown",
        steps: [
            TraceStep(heading: #"user types "Milk; <b>" into "Name""#, messages: []),
            TraceStep(
                heading: #"user taps "Save""#,
                messages: [
                    Message(from: "AddScene", to: "AddDirector", "onSave(name:)", ["Milk; <b>"]),
                    Message(from: "AddDirector", to: "ListDirector", "didAddItem()"),
                    Message(from: "ListDirector", to: "ListScene", "display(items:)", [(1...40).map { "Item \($0)" }]),
                ]),
            TraceStep(
                heading: "user goes back", messages: [Message(from: "ListScene", to: "ListDirector", "onUIReady()")]),
        ])
}
