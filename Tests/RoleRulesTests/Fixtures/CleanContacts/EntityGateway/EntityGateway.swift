protocol EntityGateway {
    var contactManager: ContactManager { get }
    var orderManager: OrderManager { get }
}
