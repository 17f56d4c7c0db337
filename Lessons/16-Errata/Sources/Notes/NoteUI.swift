import HeadlessUIKit

/// A note as its row shows it: every value is ready for a label.
struct NoteUI: Equatable {
    let title: String
    let color: UIColor
    let day: String
}
