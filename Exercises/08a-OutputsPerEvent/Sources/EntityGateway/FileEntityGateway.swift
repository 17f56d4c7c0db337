import Foundation

/// Keeps everything in files of one folder.
final class FileEntityGateway: EntityGateway {
    let bookManager: any BookManager

    init(storingIn folder: URL) {
        bookManager = FileBookManager(file: BookFile(in: folder))
    }
}
