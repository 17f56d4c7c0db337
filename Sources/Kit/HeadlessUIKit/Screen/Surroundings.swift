import Foundation

/// The places outside a container's views that their constraints may refer to.
struct Surroundings {
    let container: UIView
    let area: Area
    /// Whether the container's bottom depends on its views.
    var isOpenEnded = false
    let layout: Layout

    func columns(of place: LayoutPlace) -> Span? {
        guard let area = area(of: place) else { return nil }
        return Span(start: area.column, length: area.width)
    }

    func lines(of place: LayoutPlace) -> Span? {
        guard let area = area(of: place) else { return nil }
        if isOpenEnded, place.view === container { return Span(start: area.line, length: nil) }
        let isTable = place.view?.fillsHeight == true
        let middle = isTable ? Layout.doubledMiddle(of: area.belowTop(of: layout.safeArea)) : nil
        return Span(start: area.line, length: area.height, doubledMiddle: middle)
    }

    private func area(of place: LayoutPlace) -> Area? {
        guard let view = place.view else { return nil }
        guard let area = view === container ? area : layout.areas[ObjectIdentifier(view)] else { return nil }
        switch place.region {
        case .bounds: return area
        case .safeArea: return area.belowTop(of: layout.safeArea)
        case .margins:
            let margins = view.directionalLayoutMargins
            return area.belowTop(of: layout.safeArea).inset(
                top: Layout.lines(of: nil, points: margins.top), left: Layout.columns(margins.leading),
                bottom: Layout.lines(of: nil, points: margins.bottom), right: Layout.columns(margins.trailing))
        }
    }
}
