import Spies
import Testing

@Suite("A message reads as a call")
struct MessageTests {
    @Test("prints the receiver, the name, and every label with its value")
    func printsLabelsAndValues() {
        let message = Message(to: "dataManager", "addItem(name:enabled:)", ["Milk", true])
        #expect(message.description == #"dataManager.addItem(name: "Milk", enabled: true)"#)
    }

    @Test("prints a value without a label as it is")
    func printsUnlabeled() {
        #expect(Message(to: "ui", "show(_:at:)", [1, 2]).description == "ui.show(1, at: 2)")
    }

    @Test("leaves a label alone when its value was not recorded")
    func printsMissingValues() {
        #expect(Message(to: "ui", "display(items:date:)", []).description == "ui.display(items:, date:)")
        #expect(Message(to: "ui", "show(_:)", []).description == "ui.show(_)")
    }

    @Test("names the sender where that is known")
    func printsTheSender() {
        let message = Message(from: "director", to: "ui", "display(loading:)", [false])
        #expect(message.description == "director -> ui.display(loading: false)")
    }

    @Test(
        "is read back from what it prints",
        arguments: [
            Message(to: "ui", "display(loading:)", [true]), Message(to: "ui", "onUIReady()"),
            Message(to: "ui", "display(rate:name:)", [1.5, "a.b(c)"]), Message(to: "list.ui", "display()"),
            Message(to: "", "display()"),
        ])
    func readsWhatItPrints(message: Message) {
        #expect(Message(stringLiteral: message.description) == message)
    }

    @Test("is a different message for another receiver, name, label or value")
    func tellsDifferences() {
        let message: Message = "ui.display(loading: true)"
        let others: [Message] = [
            "list.display(loading: true)", "ui.show(loading: true)", "ui.display(saving: true)",
            "ui.display(loading: false)",
        ]
        for other in others { #expect(message != other) }
        #expect(message != Message(from: "director", to: "ui", "display(loading:)", [true]))
    }
}
