// TODO(18a.6): who says what to whom. Begin here: everything else follows from it.
// TODO(18a.7): each of these messages has its moment; go through the page and say for each step who tells whom what.
