import Foundation

/// An alert in the words that it is shown with.
struct AlertViewModel: Equatable {
    let title: String
    let message: String
    let button: String

    private init(title: String, message: String) {
        self.title = title
        self.message = message
        button = NSLocalizedString("OK", comment: "Button that closes an alert")
    }

    /// Something went wrong.
    static func error(_ message: String) -> AlertViewModel {
        AlertViewModel(title: NSLocalizedString("Error", comment: "Title of an alert"), message: message)
    }

    /// Something was done.
    static func done(_ message: String) -> AlertViewModel {
        AlertViewModel(title: NSLocalizedString("Done", comment: "Title of an alert"), message: message)
    }
}
