import Foundation
import Testing

@testable import workshop

@Suite("A class in parts, and the parts put together")
struct ShardTests {
    private let submissions = (1...23).map { number in
        Submission("student \(number)", key: "student \(number)")
    }

    private func files(_ count: Int) throws -> [ShardFile] {
        try (1...count).map { number in
            let shard = try #require(Shard("\(number)/\(count)"))
            let marks = shard.chosen(submissions).map { SubmissionMark(id: $0.id, name: $0.name, marks: []) }
            return ShardFile(
                shard: shard, everyone: submissions.map(\.id),
                gradebook: Gradebook(exercises: Class.exercises, isConfined: true, submissions: marks))
        }
    }

    @Test("parts of equal size, each submission in one of them, in whatever order the class lies")
    func parts() throws {
        let shards = try (1...5).map { try #require(Shard("\($0)/5")) }
        let parts = shards.map { $0.chosen(submissions) }
        #expect(Set(parts.map(\.count)).isSubset(of: [4, 5]))
        #expect(parts.flatMap { $0 }.map(\.id).sorted() == submissions.map(\.id).sorted())
        #expect(shards[2].chosen(submissions.reversed()).map(\.id) == parts[2].map(\.id))
    }

    @Test("what names no shard", arguments: ["", "3", "0/4", "5/4", "a/b", "1/2/3", "-1/3", "1/1001", "/2"])
    func names(text: String) { #expect(Shard(text) == nil) }

    @Test("all parts make the class, and one that is there twice counts once")
    func merged() throws {
        let files = try files(4)
        let whole = try ShardFile.merged(files)
        #expect(whole.submissions.count == 23)
        #expect(try ShardFile.merged(files + [files[1]]) == whole)
        #expect(try ShardFile.merged(files.reversed()) == whole)
    }

    @Test("notes about the class are those of all parts, each once")
    func notes() throws {
        var files = try files(3)
        for (index, notes) in [["b", "a"], ["b"], []].enumerated() {
            let book = files[index].gradebook
            files[index] = ShardFile(
                shard: files[index].shard, everyone: files[index].everyone,
                gradebook: Gradebook(
                    exercises: book.exercises, isConfined: true, notes: notes, submissions: book.submissions))
        }
        #expect(try ShardFile.merged(files).notes == ["b", "a"])
    }

    @Test("missing shards are named")
    func missing() throws {
        let files = try files(4)
        let error = #expect(throws: GradeError.self) { try ShardFile.merged([files[0], files[2]]) }
        #expect(error == .cannotMerge(["2 shards missing: 2/4, 4/4"]))
    }

    @Test("shards that disagree about a submission, or are of another class, are told")
    func disagreeing() throws {
        var files = try files(2)
        let mark = files[0].gradebook.submissions[0]
        let other = SubmissionMark(id: mark.id, name: mark.name, refusal: "is empty", marks: [])
        let again = ShardFile(
            shard: files[1].shard, everyone: files[1].everyone,
            gradebook: Gradebook(
                exercises: Class.exercises, isConfined: true, submissions: files[1].gradebook.submissions + [other]))
        let error = #expect(throws: GradeError.self) { try ShardFile.merged([files[0], again]) }
        #expect(error == .cannotMerge(["two shards disagree about \(mark.name) (\(mark.id))"]))
        files[1] = ShardFile(shard: files[1].shard, everyone: ["x"], gradebook: files[1].gradebook)
        let second = #expect(throws: GradeError.self) { try ShardFile.merged(files) }
        #expect(second == .cannotMerge(["shard 2/2 is of another class, or cut otherwise, than shard 1/2"]))
    }

    @Test("machines that know different earlier answers don't disagree")
    func histories() throws {
        let files = try files(1)
        var mark = Class.half
        mark.before = EarlierMark(mark)
        func file(_ mark: ExerciseMark) -> ShardFile {
            let submission = SubmissionMark(id: files[0].everyone[0], name: "Bo", marks: [mark])
            return ShardFile(
                shard: files[0].shard, everyone: [submission.id],
                gradebook: Gradebook(exercises: Class.exercises, isConfined: true, submissions: [submission]))
        }
        #expect(try ShardFile.merged([file(Class.half), file(mark)]).submissions.count == 1)
    }

    @Test("one part without a box makes a class without a box")
    func confinement() throws {
        var files = try files(2)
        files[0] = ShardFile(
            shard: files[0].shard, everyone: files[0].everyone,
            gradebook: Gradebook(
                exercises: Class.exercises, isConfined: false, submissions: files[0].gradebook.submissions))
        #expect(try ShardFile.merged(files).isConfined == false)
    }
}
