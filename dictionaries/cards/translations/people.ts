/** People and characters, with the names of theirs that differ. A line a thing: `French | English | German | Spanish | Italian`; see the README of the cards. */
export const PEOPLE = `
Pablo Picasso, Picasso | =
Napoléon, Napoléon Bonaparte | Napoleon, Napoleon Bonaparte | Napoleon, Napoleon Bonaparte | Napoleón, Napoleón Bonaparte | Napoleone, Napoleone Bonaparte
Cléopâtre | Cleopatra | Kleopatra | Cleopatra | Cleopatra
Molière | =
Marie Curie | = | = | = | =
Vincent Van Gogh | =
Jules Verne | = | = | Julio Verne, Julio | Giulio Verne, Giulio
Charles de Gaulle | =
Louis XIV, Roi Soleil | Louis XIV, Sun King | Ludwig XIV, Ludwig, Sonnenkönig | Luis XIV, Luis, Rey Sol | Luigi XIV, Luigi, Re Sole
Charlie Chaplin, Charlot | Charlie Chaplin | Charlie Chaplin | Charlie Chaplin | Charlie Chaplin
Jeanne d'Arc, Jeanne | Joan of Arc, Joan | Johanna von Orléans, Johanna | Juana de Arco, Juana | Giovanna d'Arco, Giovanna
Albert Einstein | =
Mozart, Wolfgang Amadeus Mozart | =
Victor Hugo | =
Jules César, Jules, César | Julius Caesar, Julius, Caesar | Julius Cäsar, Julius, Cäsar, Caesar | Julio César, Julio | Giulio Cesare, Giulio, Cesare
Coco Chanel | =
Voltaire | =
Louis Pasteur | =
Edith Piaf | =
Astérix | =
Christophe Colomb, Christophe, Colomb | Christopher Columbus, Christopher, Columbus | Christoph Kolumbus, Christoph, Kolumbus | Cristóbal Colón, Cristóbal, Colón | Cristoforo Colombo, Cristoforo, Colombo
Sherlock Holmes | =
Gustave Eiffel | =
Claude Monet | =
Cendrillon | Cinderella | Aschenputtel, Aschenbrödel | Cenicienta | Cenerentola
Galilée | Galileo, Galileo Galilei | Galileo, Galilei, Galileo Galilei | Galileo | Galileo, Galilei
Gandhi, Mahatma Gandhi | =
Michel-Ange, Michel, Ange | Michelangelo | Michelangelo | Miguel Ángel | Michelangelo
Marilyn Monroe | =
Beethoven, Ludwig van Beethoven | =
Blaise Pascal | =
Auguste Rodin | =
Toutânkhamon | Tutankhamun, Tutankhamen, Tut | Tutanchamun | Tutankamón | Tutankhamon
Arsène Lupin | = | = | Arsenio Lupin, Arsenio | Arsenio Lupin, Arsenio
Charlemagne | Charlemagne, Charles the Great | Karl der Große, Karl | Carlomagno | Carlo Magno
Léonard de Vinci, Léonard, Vinci | Leonardo da Vinci, Leonardo, Vinci | Leonardo da Vinci, Leonardo, Vinci | Leonardo da Vinci, Leonardo, Vinci | Leonardo da Vinci, Leonardo, Vinci
Barbe-Bleue | Bluebeard | Blaubart | Barba Azul, Barbazul | Barbablù
Don Quichotte, Quichotte | Don Quixote, Quixote | Don Quijote, Don Quichotte, Quijote | Don Quijote, Quijote | Don Chisciotte, Chisciotte
Simone Veil | =
Cyrano de Bergerac, Cyrano | =
Père Noël, papa Noël | Santa Claus, Santa, Father Christmas | Weihnachtsmann, Nikolaus | Papá Noel, Santa Claus | Babbo Natale
Frédéric Chopin | Frederic Chopin | Frédéric Chopin, Friedrich Chopin | Federico Chopin | Federico Chopin
Antoine de Saint-Exupéry | =
Franklin Roosevelt | =
Tintin | Tintin | Tim | Tintín | Tintin
Simone de Beauvoir | =
Louis Armstrong | =
Robinson Crusoé, Robinson | Robinson Crusoe | Robinson Crusoe | Robinson Crusoe | Robinson Crusoe
Frankenstein | =
Édouard Manet | =
Sarah Bernhardt | =
Hercule | Hercules, Heracles | Herkules, Herakles | Hércules | Ercole
Nostradamus | =
Auguste Renoir | =
Pinocchio | = | = | Pinocho | Pinocchio
Jacques Prévert | =
William Shakespeare, Shakespeare | =
Charles Dickens, Dickens | =
Isaac Newton, Newton | =
Elvis Presley, Elvis | =
Neil Armstrong, Armstrong | =
Winston Churchill, Churchill | =
Walt Disney, Disney | =
Agatha Christie, Christie | =
Beatrix Potter, Potter | =
Robin des Bois | Robin Hood | Robin Hood | Robin Hood | Robin Hood
Thomas Edison, Edison | =
Nelson Mandela, Mandela | =
Charles Darwin, Darwin | =
Anne Frank | = | = | Ana Frank | Anna Frank
Rembrandt | =
Ernest Hemingway, Hemingway | =
Florence Nightingale | =
Peter Pan | =
Roald Dahl, Dahl | =
Abraham Lincoln, Lincoln | =
Harry Potter | =
Jane Austen, Austen | =
Andy Warhol, Warhol | =
Mark Twain, Twain | =
Mary Poppins | =
Steven Spielberg, Spielberg | =
Oscar Wilde, Wilde | =
Muhammad Ali, Mohamed Ali, Ali | = | = | Mohamed Ali | Mohamed Ali
Blanche-Neige | Snow White, Snow-White | Schneewittchen | Blancanieves | Biancaneve
Petit Chaperon rouge, Chaperon | Little Red Riding Hood | Rotkäppchen | Caperucita Roja, Caperucita | Cappuccetto Rosso, Cappuccetto
Belle au bois dormant | Sleeping Beauty | Dornröschen | Bella Durmiente | Bella Addormentata
Chat botté | Puss in Boots | Gestiefelter Kater | Gato con Botas | Gatto con gli Stivali
Petit Poucet, Poucet | Tom Thumb, Hop-o'-My-Thumb | Däumling | Pulgarcito | Pollicino
Hansel et Gretel | Hansel and Gretel | Hänsel und Gretel | Hansel y Gretel | Hansel e Gretel
Raiponce | Rapunzel | Rapunzel | Rapunzel | Raperonzolo
Dame Holle | Mother Hulda | Frau Holle | Madre Nieve | Frau Holle
Ulysse | Ulysses, Odysseus | Odysseus | Ulises, Odiseo | Ulisse, Odisseo
Achille | Achilles | Achilles, Achill | Aquiles | Achille
Neptune | Neptune | Neptun | Neptuno | Nettuno
Zeus, Jupiter | Zeus, Jupiter | Zeus, Jupiter | Zeus, Júpiter | Zeus, Giove
Platon | Plato | Platon, Plato | Platón | Platone
Homère | Homer | Homer | Homero | Omero
Aristote | Aristotle | Aristoteles | Aristóteles | Aristotele
Alexandre le Grand, Alexandre | Alexander the Great, Alexander | Alexander der Große, Alexander | Alejandro Magno, Alejandro | Alessandro Magno, Alessandro
Martin Luther, Luther | = | = | Lutero | Lutero
Johann Wolfgang von Goethe, Goethe | =
Johann Sebastian Bach, Bach | =
Moïse | Moses | Moses, Mose | Moisés | Mosè
Noé | Noah | Noah, Noach | Noé | Noè
`;
