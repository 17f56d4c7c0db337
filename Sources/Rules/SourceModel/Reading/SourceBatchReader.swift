import CSourceKit

/// Reads a few files, as many as possible with one request.
struct SourceBatchReader {
    let readers: ArraySlice<SourceFileReader>

    /// Large enough that a request's own cost hardly matters, and small enough to use all cores.
    static let size = 12

    /// Returns the results in the order of the files.
    func read(with sourceKit: SourceKit) -> [Result<SourceFile, UnreadFile>] {
        var results: [Int: Result<SourceFile, UnreadFile>] = [:]
        var texts: [(index: Int, bytes: [UInt8])] = []
        var joined: [(index: Int, bytes: [UInt8])] = []
        for index in readers.indices {
            do throws(UnreadFile) {
                let text = try readers[index].load()
                texts.append((index, text.bytes))
                if text.mayJoin { joined.append((index, text.bytes)) }
            } catch {
                results[index] = .failure(error)
            }
        }
        let files = joined.count > 1 ? read(joined, with: sourceKit) : []
        for (text, file) in zip(joined, files) { results[text.index] = .success(file) }
        for text in texts where results[text.index] == nil {
            results[text.index] = Result { () throws(UnreadFile) in
                try readers[text.index].read(text.bytes, with: sourceKit)
            }
        }
        return readers.indices.compactMap { results[$0] }
    }

    /// Returns the files, or none if the texts can't be told apart, for example because one lacks a brace.
    private func read(_ texts: [(index: Int, bytes: [UInt8])], with sourceKit: SourceKit) -> [SourceFile] {
        sourceKit.read(JoinedText(texts.map(\.bytes))).map { position, outline in
            readers[texts[position].index].file(texts[position].bytes, outline)
        }
    }
}
