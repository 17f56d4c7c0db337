/// The methods of ShelfViewController whose concerns are to be named.
enum ShelfMethod: String, CaseIterable {
    case viewDidLoad = "viewDidLoad()"
    case setUpReturnButton = "setUpReturnButton()"
    case setUpTable = "setUpTable()"
    case loadBooks = "loadBooks()"
    case readBooks = "readBooks(from:completion:)"
    case lend = "lend(_:to:days:completion:)"
    case returnAllBooks = "returnAllBooks()"
    case numberOfRows = "tableView(_:numberOfRowsInSection:)"
    case cellForRow = "tableView(_:cellForRowAt:)"
    case didSelectRow = "tableView(_:didSelectRowAt:)"
}
