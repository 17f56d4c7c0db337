import Foundation

@testable import Lesson08CleanViper

extension ItemsStoreError {
    static let broken = ItemsStoreError.unreadable(file: URL(filePath: "/items.json"), reason: "it is broken")
    static let full = ItemsStoreError.unwritable(file: URL(filePath: "/items.json"), reason: "the disk is full")
}
