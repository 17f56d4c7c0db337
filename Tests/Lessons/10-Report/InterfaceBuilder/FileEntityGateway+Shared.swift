import Foundation

@testable import Lesson10Report

extension FileEntityGateway {
    /// The gateway of all screens that a storyboard makes.
    static let shared = FileEntityGateway(
        folder: FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0])
}
