import Foundation

/// How the field for the day is set up, before anything is typed.
struct DateFieldViewModel: Equatable {
    let placeholder = NSLocalizedString("Delivery date", comment: "What is to be typed into the field")
    /// Each # is a digit; `DayText` reads the same order.
    let pattern = NSLocalizedString("####-##-##", comment: "How a day is written, with # for a digit")
}
