enum OrderStatus: String {
    case open, shipped
}
