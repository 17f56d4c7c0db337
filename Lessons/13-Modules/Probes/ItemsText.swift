import HeadlessUIKit
import Spies

/// A row as a trace shows it, with the color by the name that the Director knows it by.
enum ItemsText {
    static func text(of item: ItemUI) -> SourceText {
        let color =
            switch item.color {
            case .darkGray: ".darkGray"
            case .systemRed: ".systemRed"
            default: item.color.description
            }
        return SourceText("ItemUI(name: \"\(item.name)\", color: \(color), date: \"\(item.date)\")")
    }
}
