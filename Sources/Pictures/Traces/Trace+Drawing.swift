import Tracing
import Typesetting

extension Trace {
    /// The conversation as a sequence diagram.
    public var drawing: Drawing { SequenceDrawing.drawing(of: self) }
}
