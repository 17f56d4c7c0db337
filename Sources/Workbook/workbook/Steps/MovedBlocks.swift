import Typesetting

/// Finds the lines that a step moved from one place to another.
///
/// Lines move in blocks: dropped lines that follow each other and appear elsewhere in the same order, apart from their
/// indentation. A block needs a minimum of text, so that a brace or an empty line never counts as moved by itself.
struct MovedBlocks {
    /// A line of a step: its file, and its index in the file's lines.
    private struct Spot: Hashable {
        let file: Int
        let index: Int

        var next: Spot { Spot(file: file, index: index + 1) }
    }

    /// The fewest letters and digits in a block, which needs at least two lines with any; imports don't count, because
    /// every file has them.
    private static let substance = 30

    private let names: RenamedNames
    private var files: [StepFile]
    private var destinations: [String: [Spot]] = [:]

    private init(_ files: [StepFile], _ names: RenamedNames) {
        self.files = files
        self.names = names
        for spot in spots(of: .written) where !key(spot).isEmpty {
            destinations[key(spot), default: []].append(spot)
        }
    }

    /// Returns the same files with the moved lines marked.
    static func marked(in files: [StepFile], renamed names: RenamedNames = .none) -> [StepFile] {
        var blocks = MovedBlocks(files, names)
        for spot in blocks.spots(of: .dropped) where blocks.fate(spot) == .dropped {
            if let (start, length) = blocks.longest(from: spot) { blocks.move(spot, to: start, length) }
        }
        return blocks.files
    }

    /// Returns the start of the longest written block that begins with this dropped line.
    private func longest(from spot: Spot) -> (start: Spot, length: Int)? {
        var best: (start: Spot, length: Int)?
        for start in destinations[key(spot)] ?? [] {
            let length = length(from: spot, to: start)
            if length > best?.length ?? 0 { best = (start, length) }
        }
        return best.flatMap { hasSubstance(spot, $0.length) ? $0 : nil }
    }

    private func length(from spot: Spot, to start: Spot) -> Int {
        var (old, new, length) = (spot, start, 0)
        while fate(old) == .dropped, fate(new) == .written, key(old) == key(new) {
            (old, new, length) = (old.next, new.next, length + 1)
        }
        return length
    }

    private func hasSubstance(_ spot: Spot, _ length: Int) -> Bool {
        let texts = files[spot.file].lines[spot.index..<spot.index + length].map(\.text)
        let counts = texts.filter { !$0.hasPrefix("import ") }
            .map { text in text.count { $0.isLetter || $0.isNumber } }
        return counts.reduce(0, +) >= Self.substance && counts.count { $0 > 0 } >= 2
    }

    private mutating func move(_ spot: Spot, to start: Spot, _ length: Int) {
        let (from, to) = (place(spot), place(start))
        for offset in 0..<length {
            files[spot.file].lines[spot.index + offset].fate = .movedAway(to: to)
            files[start.file].lines[start.index + offset].fate = .movedHere(from: from)
        }
    }

    // MARK: - Lines

    private func spots(of fate: StepLine.Fate) -> [Spot] {
        files.indices.flatMap { file in
            files[file].lines.indices.filter { files[file].lines[$0].fate == fate }.map { Spot(file: file, index: $0) }
        }
    }

    private func fate(_ spot: Spot) -> StepLine.Fate? {
        let lines = files[spot.file].lines
        return spot.index < lines.count ? lines[spot.index].fate : nil
    }

    private func key(_ spot: Spot) -> String {
        names.canonical(files[spot.file].lines[spot.index].text.trimmedAtStart.trimmedAtEnd)
    }

    private func place(_ spot: Spot) -> StepPlace {
        let file = files[spot.file]
        let line = file.lines[spot.index]
        let isOld = line.fate == .dropped
        return StepPlace(file: isOld ? file.oldPath ?? file.path : file.path, line: line.number)
    }
}
