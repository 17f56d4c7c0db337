import Foundation
import HeadlessUIKit
import Testing

@Suite("A text field asks and tells its delegate")
struct TextFieldTests {
    final class Delegate: NSObject, UITextFieldDelegate {
        var events: [String] = []
        var allowsEditing = true
        var allowsChange = true

        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
            events.append("should begin")
            return allowsEditing
        }

        func textFieldDidBeginEditing(_ textField: UITextField) { events.append("did begin") }

        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            events.append("change \(range.length) into \(string)")
            return allowsChange
        }

        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            events.append("return")
            textField.resignFirstResponder()
            return true
        }

        func textFieldDidEndEditing(_ textField: UITextField) { events.append("did end") }
    }

    let form = SampleFormController()
    let delegate = Delegate()
    let screen: Screen

    init() {
        screen = Screen(window(showing: form))
        form.field.delegate = delegate
    }

    /// UITextFieldDelegate, "Managing editing" and "Editing the text field's text".
    @Test("typing begins the editing, then changes the text")
    func typing() throws {
        try screen.type("Milk", into: "Name")
        #expect(delegate.events == ["should begin", "did begin", "change 0 into Milk"])
        #expect(form.field.text == "Milk")
        #expect(form.events == ["edit"])
        try screen.type("Tea", into: "Name")
        #expect(delegate.events.last == "change 4 into Tea")
        #expect(form.field.text == "Tea")
    }

    /// UITextFieldDelegate, `textField(_:shouldChangeCharactersIn:replacementString:)`.
    @Test("a delegate that refuses a change keeps the text, and no event is sent")
    func refused() throws {
        delegate.allowsChange = false
        let error = #expect(throws: ScreenError.self) { try screen.type("Milk", into: "Name") }
        #expect(error?.reason == .refused)
        #expect(form.field.text == "")
        #expect(form.events == [])
    }

    /// UITextFieldDelegate, `textFieldShouldBeginEditing(_:)`.
    @Test("a delegate that refuses editing keeps the keyboard away")
    func refusedEditing() throws {
        delegate.allowsEditing = false
        #expect(throws: ScreenError.self) { try screen.type("Milk", into: "Name") }
        #expect(!form.field.isEditing)
        #expect(delegate.events == ["should begin"])
    }

    /// UITextFieldDelegate, `textFieldShouldReturn(_:)`; UIResponder, `resignFirstResponder()`.
    @Test("the return key asks the delegate, who may end the editing")
    func returnKey() throws {
        try screen.type("Milk", into: "Name")
        delegate.events = []
        try screen.pressReturn()
        #expect(delegate.events == ["return", "did end"])
        #expect(!form.field.isFirstResponder)
        #expect(throws: ScreenError.self) { try screen.pressReturn() }
    }

    /// UITextField, `text`: an empty string, and never nil when read; setting it sends no event.
    @Test("the text is never nil, and the program's changes are silent")
    func text() {
        #expect(UITextField().text == "")
        _ = screen.text
        form.field.text = "Milk"
        form.field.text = nil
        #expect(form.field.text == "")
        #expect(form.events == [])
        #expect(delegate.events == [])
    }

    /// UITextFieldDelegate: every method is optional.
    @Test("a delegate may leave all methods out")
    func optionals() throws {
        final class Silent: NSObject, UITextFieldDelegate {}
        let silent = Silent()
        form.field.delegate = silent
        try screen.type("Milk", into: "Name")
        try screen.pressReturn()
        #expect(form.field.text == "Milk")
    }
}
