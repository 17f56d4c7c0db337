import Foundation
import HeadlessUIKit

/// A field that writes what is typed in a pattern, such as "####-##-##", in which each # is a digit.
final class PatternField: UITextField {
    var pattern = ""

    override init(frame: CGRect) {
        super.init(frame: frame)
        let format = UIAction { [weak self] _ in self?.format() }
        addAction(format, for: .editingChanged)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("This field is made in code")
    }

    private func format() {
        let typed = text ?? ""
        var digits = typed.filter { ("0"..."9").contains($0) }[...]
        // Anything else that was typed stays: the presenter is the one to say what is wrong with it.
        guard typed.allSatisfy({ ("0"..."9").contains($0) || pattern.contains($0) }) else { return }
        var formatted = ""
        for place in pattern {
            guard let digit = digits.first else { break }
            formatted.append(place == "#" ? digit : place)
            if place == "#" { digits.removeFirst() }
        }
        text = formatted + digits
    }
}
