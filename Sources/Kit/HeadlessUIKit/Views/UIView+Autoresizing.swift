import Foundation

extension UIView {
    /// Changes the frames of the subviews as their masks say, after this view's size has changed.
    func resizeSubviews(from old: CGSize) {
        for view in subviews where view.translatesAutoresizingMaskIntoConstraints {
            let (mask, frame) = (view.autoresizingMask, view.frame)
            let (x, width) = UIView.resized(
                (frame.minX, frame.width), from: old.width, to: bounds.width,
                flexible: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin].map(mask.contains))
            let (y, height) = UIView.resized(
                (frame.minY, frame.height), from: old.height, to: bounds.height,
                flexible: [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin].map(mask.contains))
            view.frame = CGRect(x: x, y: y, width: width, height: height)
        }
    }

    /// Shares a change of size among the flexible parts, in proportion to their sizes, or equally if all are empty.
    ///
    /// - Parameter flexible: Whether the space before the span, the span itself and the space behind it are flexible.
    private static func resized(
        _ span: (start: CGFloat, length: CGFloat), from old: CGFloat, to new: CGFloat, flexible: [Bool]
    ) -> (start: CGFloat, length: CGFloat) {
        let parts = [span.start, span.length, old - span.start - span.length]
        let weights = zip(parts, flexible).map { $1 ? max(0, $0) : 0 }
        let (sum, count) = (weights.reduce(0, +), flexible.filter { $0 }.count)
        let shares = zip(weights, flexible).map { weight, isFlexible -> CGFloat in
            if sum > 0 { return weight / sum }
            return isFlexible ? 1 / CGFloat(count) : 0
        }
        return (span.start + (new - old) * shares[0], span.length + (new - old) * shares[1])
    }
}
