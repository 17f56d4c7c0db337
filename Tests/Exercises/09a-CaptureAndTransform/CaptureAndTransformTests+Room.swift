import ExerciseSupport
import Testing

@testable import Exercise09a

/// Checks what the presenter keeps of the view.
extension CaptureAndTransformTests {
    @Test("09a.8 a day that is refused at its field is told at length where there is room, and only there")
    func roomIsUsed() {
        for (width, text) in [
            (1024.0, ShelfLendText.dueRefusedAtLength), (600, ShelfLendText.dueRefusedAtLength),
            (599, ShelfLendText.dueRefused), (390, ShelfLendText.dueRefused),
        ] {
            let view = WideView(width: width)
            view.presenter.eventCapture(due: Form.yesterday)
            guard Self.says(text, on: view, width: width, when: "yesterday's day is left") else { return }
        }
    }

    @Test("09a.8 and so is one that has passed when Save is tapped, and each form knows its own width")
    func roomIsRemembered() async {
        let (wide, narrow) = (WideView(width: 1024), WideView(width: 390))
        for (view, width, text) in [
            (wide, 1024.0, ShelfLendText.dueRefusedAtLength), (narrow, 390, ShelfLendText.dueRefused),
        ] {
            view.captures("Cleo", until: Form.tomorrow)
            view.clock.move(days: 2)
            await view.saves()
            guard Self.says(text, on: view, width: width, when: "the day has passed when Save is tapped") else {
                return
            }
        }
    }

    private static func says(_ text: String, on view: WideView, width: Double, when what: String) -> Bool {
        expect(
            view.dueMessage == text,
            .teaching(
                expected: "on a form that is \(Int(width)) points wide, when \(what), it says \"\(text)\"",
                happened: "it says \(view.dueMessage.map { "\"\($0)\"" } ?? "nothing")",
                why:
                    "the width came when the view was ready, and never changes, so it is known when the words are chosen",
                look: Form.look("ShelfLendPresenter", "which sentences depend on the width, and where is it kept?")))
    }
}
