import Foundation

@testable import Lesson18Choosing

extension ItemsStoreError {
    static let broken = ItemsStoreError.unreadable(file: URL(filePath: "/items.json"), reason: "it is broken")
}
