/// Messages from the presenter to the list's view.
protocol ShelfViewProtocol: AnyObject {
    // TODO(04a.3): everything that the presenter has to say to its view, in words that name no control.
    // TODO(04a.4): and where a tap on a row leads.
}
