import Playing
import Typesetting

extension Trace {
    /// The conversation as a sequence diagram.
    var drawing: Drawing { SequenceDrawing.drawing(of: self) }
}
