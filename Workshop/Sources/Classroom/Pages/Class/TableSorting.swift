/// A script that lets the reader sort the class table by any column.
///
/// Without it, the table is sorted by name.
struct TableSorting {
    /// The table's id.
    static let table = "class"

    /// The SHA-256 of the text in Base64; a browser doesn't run any other text.
    let hash = "XQINkItc/NaSkTkzMa2p21Hdb4IYkmllXvIA6ETlWtk="

    /// The script's text, which contains no `<` and no `&`, so that it needs no escaping.
    let text = """

        (function () {
          var table = document.getElementById("class");
          var heads = Array.from(table.tHead.rows[0].cells);
          var rows = Array.from(table.tBodies[0].rows);
          function sort(column, isText) {
            var falls = heads[column].getAttribute("aria-sort") === (isText ? "ascending" : "none");
            heads.forEach(function (head) { head.setAttribute("aria-sort", "none"); });
            heads[column].setAttribute("aria-sort", falls ? "descending" : "ascending");
            function value(row) { return row.cells[column].dataset.value; }
            var sorted = rows.slice().sort(function (first, second) {
              var order = isText ? value(first).localeCompare(value(second)) : value(first) - value(second);
              return falls ? -order : order;
            });
            sorted.forEach(function (row) { table.tBodies[0].appendChild(row); });
          }
          heads.forEach(function (head, column) {
            var isText = head.dataset.kind === "text";
            var button = document.createElement("button");
            button.type = "button";
            button.append.apply(button, head.childNodes);
            head.append(button);
            head.setAttribute("aria-sort", isText ? "ascending" : "none");
            button.addEventListener("click", function () { sort(column, isText); });
          });
        })();

        """
}
