import Course
import Foundation
import Playing
import Typesetting

/// All pictures of the lessons, drawn from running apps and from sources.
struct LessonPictures: Sendable {
    /// A picture as today's code draws it.
    struct Picture: Sendable {
        /// The path from the checkout's root.
        let path: String
        /// The text of the drawing.
        let svg: String
        /// Whether the file there has the same text.
        let isFresh: Bool
    }

    private let checkout: Checkout

    /// The pictures of a checkout.
    init(of checkout: Checkout) {
        self.checkout = checkout
    }

    /// Draws every picture, and compares it with the kept one.
    ///
    /// - Parameter trace: Runs the app of a picture.
    /// - Returns: The pictures, or nil if an app can't run, which `trace` has reported.
    /// - Throws: The errors of `trace` and `Diagram`, and `TraceError`.
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

    /// Writes a picture to its place in the lesson.
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
