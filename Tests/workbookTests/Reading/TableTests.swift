import Testing

@testable import Typesetting
@testable import workbook

@Suite("A table stays a table in a terminal")
struct TableTests {
    private static let wide = """
        | rung | lines | longest type | no screen |
        | --- | --- | --- | --- |
        | 01 Massive | 484 | 277 ItemsController | 0 of 4 |
        | 06 Viper | 1116 | 143 ItemsController | 64 of 105 |
        """

    private func table(_ text: String = wide, width: Int, room: Int = 0) -> String {
        MarkdownPage.lines(text, style: .plain, width: width, room: room).joined(separator: "\n")
    }

    @Test("with room, nothing is wrapped")
    func natural() {
        #expect(
            table(width: 50) == """
                rung        lines  longest type         no screen
                01 Massive  484    277 ItemsController  0 of 4
                06 Viper    1116   143 ItemsController  64 of 105
                """)
    }

    @Test("with less, the widest columns wrap first, and headings with them")
    func wrapped() {
        #expect(
            table(width: 44) == """
                rung       lines  longest type     no screen
                01         484    277              0 of 4
                Massive           ItemsController
                06 Viper   1116   143              64 of 105
                                  ItemsController
                """)
        #expect(
            table(width: 39).hasPrefix("rung     lines  longest type     no\n                                 screen\n")
        )
    }

    @Test("with too little for its longest words it is several tables, each with the first column")
    func split() {
        #expect(
            table(width: 32) == """
                rung        lines
                01 Massive  484
                06 Viper    1116

                rung        longest type
                01 Massive  277 ItemsController
                06 Viper    143 ItemsController

                rung        no screen
                01 Massive  0 of 4
                06 Viper    64 of 105
                """)
    }

    @Test("the tables have about equally many columns")
    func even() {
        let numbers = "| a | bb | cc | dd | ee | ff |\n|---|---|---|---|---|---|\n| 1 | 2 | 3 | 4 | 5 | 6 |"
        #expect(
            table(numbers, width: 20) == """
                a  bb  cc  dd
                1  2   3   4

                a  ee  ff
                1  5   6
                """)
    }

    @Test("it may be wider than prose where the terminal is, and no column of it is")
    func room() {
        #expect(table(width: 30, room: 50) == table(width: 50))
        let prose = "| who | does |\n|---|---|\n| a Worker | gets what is stored, and tells |"
        #expect(
            table(prose, width: 20, room: 80) == """
                who       does
                a Worker  gets what is stored,
                          and tells
                """)
    }

    @Test("where a word is too long for any of that, each cell has a line")
    func list() {
        #expect(
            table("| who | does |\n|---|---|\n| a Worker | getsWhatIsStored |", width: 20) == """
                a Worker
                    does:
                    getsWhatIsStored
                """)
    }
}
