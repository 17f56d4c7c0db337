import Testing

@testable import workshop

@Suite("An archive is known by its name")
struct ArchiveKindTests {
    @Test(
        "whatever its letters' case, and without its ending it is the student",
        arguments: [
            ("Anna.zip", ArchiveKind.zip, ".zip"), ("Anna.ZIP", .zip, ".zip"), ("Anna.tar", .tar, ".tar"),
            ("Anna.tar.gz", .tar, ".tar.gz"), ("Anna.b.TGZ", .tar, ".tgz"), ("Jürgen.tar.xz", .tar, ".tar.xz"),
            ("a\nb.tar.bz2", .tar, ".tar.bz2"),
        ])
    func known(file: String, kind: ArchiveKind, ending: String) {
        #expect(ArchiveKind(file) == kind)
        #expect(kind.ending(of: file) == ending)
    }

    @Test(
        "a name that is an ending and nothing else is none",
        arguments: [".zip", "zip", ".tar.gz", "Anna.rar", "a.gz", ""])
    func unknown(file: String) {
        #expect(ArchiveKind(file) == nil)
    }
}
