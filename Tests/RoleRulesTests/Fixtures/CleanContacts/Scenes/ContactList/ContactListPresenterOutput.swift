protocol ContactListViewReadyPresenterOutput: AnyObject {
    func showContactList()
}

typealias ContactListPresenterOutput = ContactListViewReadyPresenterOutput
