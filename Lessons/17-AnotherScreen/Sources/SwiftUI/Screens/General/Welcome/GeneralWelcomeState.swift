/// The state of the welcome screen: nothing on it changes.
final class GeneralWelcomeState {
    let eventsHandler: any GeneralWelcome_HandleUIEvents

    init(eventsHandler: any GeneralWelcome_HandleUIEvents) {
        self.eventsHandler = eventsHandler
    }
}
