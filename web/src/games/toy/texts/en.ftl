page-about-toy = Every treasure goes to the highest card.
