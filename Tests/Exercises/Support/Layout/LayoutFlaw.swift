import HeadlessUIKit
import SourceModel

/// A flaw in the layout of a screen.
struct LayoutFlaw: Hashable {
    /// The screen's title.
    let title: String
    /// The type of the controller that lays the screen out.
    let controller: String
    /// What looks broken.
    let problem: Screen.Problem

    /// Returns what a finding says under "look": the controller's class, if the exercise declares it.
    func look(in exercise: Exercise) -> String {
        let declarations = (try? exercise.sources)?.files.flatMap(\.declarations).flatMap(\.all) ?? []
        let place = declarations.first { $0.kind == .class && $0.name == controller }?.location.place
        return exercise.look(
            at: [place].compactMap(\.self), for: "what is the background, and what do the constraints say?")
    }
}
