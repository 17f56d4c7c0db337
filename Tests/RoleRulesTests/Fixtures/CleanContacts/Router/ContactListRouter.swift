protocol ContactListRouter: AnyObject {
    func eventContactSelected(contactId: String)
    func eventOrder()
}
