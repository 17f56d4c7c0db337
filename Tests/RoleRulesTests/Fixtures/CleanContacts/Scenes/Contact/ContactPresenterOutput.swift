protocol ContactPresenterOutput: AnyObject {
    func show(contact: ContactViewModel)
    func show(error: String)
}
