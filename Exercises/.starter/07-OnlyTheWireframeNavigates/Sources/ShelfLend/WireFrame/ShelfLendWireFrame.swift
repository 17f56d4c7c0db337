import Foundation
import HeadlessUIKit

/// Builds the module for lending, and takes its sheet away.
final class ShelfLendWireFrame {
    // TODO(07.6): build the module for lending here, and nowhere else.
}

extension ShelfLendWireFrame: ShelfLendWireFrameProtocol {
    func dismissLend() {
        // TODO(07.4): take this module's sheet away, and no other one.
    }
}
