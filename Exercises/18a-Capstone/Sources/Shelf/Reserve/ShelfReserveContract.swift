// TODO(18a.6): each role and its messages. Begin here: everything else follows from it.
// TODO(18a.7): each of these messages has its moment; go through the page and name sender and message of each step.
