import Course
import Foundation
import Playing
import Typesetting

/// All pictures of the lessons, which are drawn from running apps and from sources.
struct LessonPictures: Sendable {
    /// A picture as it would be drawn today.
    struct Picture: Sendable {
        /// Where it lies, from the checkout's root.
        let path: String
        /// The bytes.
        let svg: String
        /// Whether that is what lies there.
        let isFresh: Bool
    }

    private let checkout: Checkout

    /// The pictures of a checkout.
    init(of checkout: Checkout) {
        self.checkout = checkout
    }

    /// Draws every picture, and compares it with the one that is kept; `trace` runs the app that a picture is of.
    ///
    /// - Returns: nil where an app could not be run, and that was said.
    /// - Throws: what `trace` throws, `TraceError`, and what `Diagram` throws.
    func drawn(tracing trace: (TracePicture) throws -> Trace?) throws -> [Picture]? {
        var pictures: [Picture] = []
        for traced in TracePicture.all {
            guard let heard = try trace(traced) else { return nil }
            pictures.append(picture(at: traced.path, try traced.svg(of: heard)))
        }
        for diagram in DiagramPicture.all {
            pictures.append(picture(at: diagram.path, try diagram.diagram(in: checkout).drawing.svg))
        }
        return pictures
    }

    /// Puts a picture where the lesson expects it.
    ///
    /// - Throws: `DiagramError.unwritable`.
    func write(_ picture: Picture) throws(DiagramError) {
        let url = checkout.url(picture.path)
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(picture.svg.utf8).write(to: url, options: .atomic)
        } catch {
            throw .unwritable(path: picture.path, reason: error.localizedDescription)
        }
    }

    private func picture(at path: String, _ svg: String) -> Picture {
        let kept = try? Data(contentsOf: checkout.url(path))
        return Picture(path: path, svg: svg, isFresh: kept == Data(svg.utf8))
    }
}
