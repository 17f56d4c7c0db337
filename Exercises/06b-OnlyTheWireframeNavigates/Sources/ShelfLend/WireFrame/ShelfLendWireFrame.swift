import Foundation
import HeadlessUIKit

/// Builds the module for lending, and takes its sheet away.
final class ShelfLendWireFrame {
    // TODO(06b.6): build the module for lending here, and nowhere else.
}

extension ShelfLendWireFrame: ShelfLendWireFrameProtocol {
    func dismissLend() {
        // TODO(06b.4): take this module's sheet away, and no other one.
    }
}
