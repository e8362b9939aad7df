/** The names of one language, the common ones first, and the parts from which its rarer surnames are made. */
export interface Language {
  readonly country: string;
  /** Among 5,000 players, so many speak it. */
  readonly players: number;
  readonly given: string;
  readonly family: string;
  /** The rarer surnames are made of these beginnings and endings. */
  readonly beginnings: string;
  readonly endings: string;
  /** This share of the surnames is made of parts. */
  readonly rare: number;
  /** So many of a hundred have a second given name or an initial, in this style. */
  readonly middle?: { readonly share: number; readonly style: 'initial' | 'word' | 'hyphen' };
  /** So many of a hundred have two surnames. */
  readonly twoSurnames?: number;
}

export const LANGUAGES: readonly Language[] = [
  {
    country: 'US',
    players: 1250,
    given:
      'Michael John David James Robert William Christopher Matthew Daniel Joseph Brian Jason Eric Kevin Steven Thomas Andrew Mark Jeffrey Richard Ryan Scott Charles Timothy Nicholas Joshua Anthony Jonathan Kenneth Paul Adam Gregory Patrick Benjamin Stephen Nathan Samuel Edward Peter Douglas Zachary Raymond Lawrence Donald Dennis Frank Theodore Gerald Walter Harold Jessica Jennifer Sarah Elizabeth Amanda Emily Katherine Rebecca Susan Laura Margaret Deborah Christine Rachel Victoria Samantha Catherine Patricia Barbara Kimberly Alexandra Dorothy Abigail Theresa',
    family:
      'Smith Johnson Williams Brown Jones Miller Davis Wilson Anderson Taylor Thomas Moore Martin Jackson Thompson White Lee Harris Clark Lewis Robinson Walker Young Allen King Wright Scott Hill Green Adams Nelson Baker Hall Campbell Mitchell Carter Roberts Phillips Evans Turner Parker Collins Edwards Stewart Morris Murphy Cook Rogers Morgan Cooper Peterson Reed Bailey Kelly Howard Ward Cox Richardson Wood Watson Brooks Bennett Gray Hughes Price Myers Long Foster Sanders Ross Russell Sullivan Fisher Henderson Coleman',
    beginnings:
      'Ash Al Bar Bex Black Brad Brook Bur Cald Carl Clif Crom Dal Dun East Ed Fair Farn Free Gar Glen Had Hal Harring Haw Hen Hol Hunt Kel Kirk Lang Lin Lock Mal Mar Nor Oak Pem Pres Rad Red Shel Staf Stan Stock Swan Thorn Tren Wake Wal Whit Win Wood York',
    endings:
      'bourne bridge brook bury by combe cott croft dale den don field ford gate ham hurst ingham land ley low man more ney ridge shaw son stead stone ton wall well wick worth',
    rare: 0.6,
    middle: { share: 8, style: 'initial' },
  },
  {
    country: 'GB',
    players: 550,
    given:
      'David Paul Andrew Mark John James Michael Stephen Robert Richard Simon Ian Peter Christopher Matthew Daniel Thomas Steven Alan Jonathan Philip Martin Gary Neil Stuart Graham Colin Benjamin Oliver Alexander Edward Samuel George Dominic Gareth Craig Duncan Alistair Rhys Callum Sarah Claire Nicola Emma Rebecca Victoria Joanna Charlotte Elizabeth Helen Eleanor Gillian Imogen',
    family:
      "Smith Jones Taylor Brown Williams Wilson Johnson Davies Robinson Wright Thompson Evans Walker White Roberts Green Hall Wood Jackson Clarke Patel Hughes Edwards Lewis Harris Cooper Ward Turner Hill Moore O'Brien McDonald MacLeod O'Neill McKenzie Fraser Stewart Murray Reid Campbell",
    beginnings:
      'Ack Apple Arm Ather Bals Birken Blen Brace Bromp Carring Chat Chester Cuth Darn Den Ecc Fen Gains Green Hather Heb Ilk Kem Ling Lud Mickle Nether Ormes Pick Rother Sed Shuttle Skel Tad Thwait Ulver Wads Wether Win Wor',
    endings:
      'berley bottom bridge brough by cliffe croft den dyke field ford garth ham house ley low mere royd scough shall side stall sett thorpe thwaite ton wick worth',
    rare: 0.55,
  },
  {
    country: 'DE',
    players: 800,
    given:
      'Thomas Michael Andreas Stefan Christian Markus Martin Alexander Matthias Jan Daniel Sebastian Tobias Florian Jens Jürgen Jörg Frank Peter Wolfgang Uwe Klaus Dirk Björn Sven Oliver Philipp Maximilian Benjamin Johannes Friedrich Heinrich Günther Manfred Dieter Ulrich Joachim Bernhard Hans Karl Sabine Katharina Stefanie Susanne Anja Julia Ursula Christiane Johanna Elisabeth',
    family:
      'Müller Schmidt Schneider Fischer Weber Meyer Wagner Becker Schulz Hoffmann Schäfer Koch Bauer Richter Klein Wolf Schröder Neumann Schwarz Zimmermann Braun Krüger Hofmann Hartmann Lange Schmitt Werner Krause Meier Lehmann Schmid Schulze Maier Köhler Herrmann König Walter Mayer Huber Kaiser Fuchs Peters Lang Scholz Möller Weiß Jung Hahn Vogel Friedrich Günther Keller Böhm Frank Berger Winkler Roth Beck Lorenz Baumann Groß Strauß',
    beginnings:
      'Acker Alten Bach Berg Birken Blumen Brand Breiten Buch Burg Dorn Eber Ehren Eichen Eisen Elb Feld Finken Franken Frei Grün Hagen Heim Hohen Holz Kirch Kühn Langen Linden Löwen Neu Nieder Ober Ochsen Rosen Rothen Schön Sieben Stein Tannen Thal Unter Vogel Wald Weiden Wester Wieden Winter Ziegen',
    endings:
      'acker bach bauer baum beck berger brand brecht burg dörfer eder felder feld hagen haus häuser heim hofer hoff hold huber kamp lander mann meier müller rath reiter reuter ried röder sattel schmidt stedt stein thaler wald weg',
    rare: 0.55,
    middle: { share: 3, style: 'hyphen' },
  },
  {
    country: 'FR',
    players: 380,
    given:
      'Nicolas Julien Sébastien Guillaume Thomas Alexandre Frédéric Olivier Christophe Stéphane David Jérôme Laurent Vincent Philippe François Mathieu Benoît Cédric Grégory Antoine Romain Jean Pierre Michel Éric Rémi Maxime Loïc Gaël Céline Aurélie Émilie Hélène Stéphanie Sophie Isabelle Françoise Élodie Amélie',
    family:
      'Martin Bernard Dubois Thomas Robert Richard Petit Durand Leroy Moreau Simon Laurent Lefebvre Michel Garcia David Bertrand Roux Vincent Fournier Morel Girard André Lefèvre Mercier Dupont Lambert Bonnet François Martinez Legrand Garnier Faure Rousseau Blanc Guérin Muller Henry Roussel Nicolas Perrin Morin Mathieu Clément Gauthier Dumont Lopez Fontaine Chevalier Robin Masson Gérard Étienne Barthélémy',
    beginnings:
      'Auber Bar Beau Bel Ber Bois Bou Bour Cham Char Chau Cor Cour Dar De Des Du Fon For Gail Gi Grand Gui Hau La Le Mal Mar Mon Mou Or Pel Per Pi Pou Ro Sau Ser Tho Tour Val Vi',
    endings:
      'bert boulet chard cher court dier din don doux eau elle ereau fort gard geron got gnac het illon lain land let lier lin longue mard mont neau net nier reau rel ron sard sier tard teau ville vin',
    rare: 0.55,
    middle: { share: 10, style: 'hyphen' },
  },
  {
    country: 'ES',
    players: 330,
    given:
      'José Antonio Manuel Francisco David Juan Javier Daniel Carlos Jesús Alejandro Miguel Rafael Pedro Ángel Pablo Sergio Fernando Jorge Luis Alberto Álvaro Óscar Adrián Raúl Enrique Ramón Vicente Iván Rubén Ignacio Andrés Joaquín Víctor Guillermo María Carmen Ana Isabel Laura Cristina Marta Lucía Raquel Elena Concepción Mercedes Rosario',
    family:
      'García Rodríguez González Fernández López Martínez Sánchez Pérez Gómez Martín Jiménez Hernández Ruiz Díaz Moreno Muñoz Álvarez Romero Gutiérrez Alonso Navarro Torres Domínguez Ramos Vázquez Ramírez Gil Serrano Morales Molina Blanco Suárez Castro Ortega Delgado Ortiz Marín Rubio Núñez Medina Sanz Castillo Iglesias Cortés Garrido Santos Guerrero Lozano Cano Cruz Méndez Flores Prieto Herrera Peña León Márquez Cabrera Gallego Calvo Vidal Campos Reyes Vega Fuentes Carrasco Caballero Nieto Aguilar Santana',
    beginnings:
      'Al Arra Bal Barre Be Cal Cara Ce Co Echa Eli Fa Ga Goi Guija Iba Iri La Lla Ma Mendi Mira Mon Na Oli Ola Pala Pe Que Ri Sala San Sego Te To Urru Va Ville Zala Zu',
    endings:
      'bal balde barri ceda cero dero duy garay gos jano lba lejo lla llo mares mendi nares nedo quer rade reta rraga rrero sco stegui tegui tona vera via zabal zarra',
    rare: 0.4,
    middle: { share: 12, style: 'word' },
    twoSurnames: 55,
  },
  {
    country: 'PL',
    players: 350,
    given:
      'Piotr Krzysztof Andrzej Tomasz Paweł Michał Jan Marcin Jakub Adam Łukasz Grzegorz Mateusz Wojciech Mariusz Dariusz Zbigniew Jerzy Rafał Robert Maciej Kamil Marek Jacek Stanisław Bartosz Przemysław Radosław Sławomir Janusz Mirosław Szymon Artur Władysław Katarzyna Małgorzata Agnieszka Barbara Krystyna Joanna Elżbieta Aleksandra Zofia',
    family:
      'Nowak Kowalski Wiśniewski Wójcik Kowalczyk Kamiński Lewandowski Zieliński Szymański Woźniak Dąbrowski Kozłowski Jankowski Mazur Kwiatkowski Wojciechowski Krawczyk Kaczmarek Piotrowski Grabowski Zając Pawłowski Michalski Król Wieczorek Jabłoński Wróbel Nowakowski Majewski Olszewski Stępień Malinowski Jaworski Adamczyk Dudek Nowicki Pawlak Górski Witkowski Walczak Sikora Baran Rutkowski Michalak Szewczyk Ostrowski',
    beginnings:
      'Bara Biał Bor Brzo Czar Dob Dra Gaj Głow Gra Grusz Jaro Jasi Kalin Kar Kos Kra Kuja Lis Łap Mal Mar Mie Mro Nie Oża Pias Por Racz Rad Ros Ryb Sad Smo Sob Stach Szcze Świ Tar Urba Wa Wil Zaw Żu',
    endings:
      'bik czak czuk czyk dzki dzik ecki iak icki iewicz ik iński kiewicz kowski lak łek łowski mski nek niak nowski owicz owiak rek rski siak ski szyk tek wik wiński',
    rare: 0.5,
  },
  {
    country: 'IT',
    players: 270,
    given:
      'Marco Andrea Alessandro Francesco Giuseppe Antonio Giovanni Luca Matteo Roberto Stefano Paolo Davide Massimo Fabio Simone Daniele Salvatore Vincenzo Riccardo Federico Lorenzo Michele Luigi Nicolò Domenico Filippo Giorgio Enrico Niccolò Chiara Francesca Giulia Elisabetta Alessandra Giuseppina',
    family:
      'Rossi Russo Ferrari Esposito Bianchi Romano Colombo Ricci Marino Greco Bruno Gallo Conti Costa Giordano Mancini Rizzo Lombardi Moretti Barbieri Fontana Santoro Mariani Rinaldi Caruso Ferrara Galli Martini Leone Longo Gentile Martinelli Vitale Lombardo Serra Coppola Marchetti Parisi Villa Conte Ferraro Fabbri Bianco Marini Grasso Valentini Messina Sala Gatti Pellegrini Palumbo Sanna Farina Rizzi Monti Cattaneo Morelli Amato Silvestri Mazza Testa Grassi D’Angelo D’Amico',
    beginnings:
      'Acqua Bal Bar Ben Berto Bo Bran Cam Can Car Cas Cava Ci Cor Da Del Fac Fal Fior Gar Ga Gu La Lu Ma Man Mar Mon Na Pa Pel Pic Qua Ra Sac Sca Sol Tar To Va Ven Zam',
    endings:
      'belli bini cardi catti cchi celli ciotti dini drelli gallo gnani letti lini lotti mbini melli nardi netti nucci paldi rani relli rini roni sini sotti tini tolli velli vini zini zzato zzoni',
    rare: 0.5,
  },
  {
    country: 'NL',
    players: 220,
    given:
      'Jan Peter Johannes Erik Martijn Jeroen Bas Tim Mark Pieter Cornelis Hendrik Willem Gerrit Maarten Sander Dennis Michiel Bart Rik Joost Wouter Thijs Ruben Niels Jasper Koen Stefan Marieke Annemarie Margaretha Saskia Femke',
    family:
      'de_Jong Jansen de_Vries van_den_Berg van_Dijk Bakker Janssen Visser Smit Meijer de_Boer Mulder de_Groot Bos Vos Peters Hendriks van_Leeuwen Dekker Brouwer de_Wit Dijkstra Smits de_Graaf van_der_Meer van_der_Linden Kok Jacobs de_Haan Vermeulen van_den_Heuvel van_der_Veen van_den_Broek de_Bruijn de_Bruin van_der_Heijden Schouten van_Beek Willems van_Vliet',
    beginnings:
      'Aal Ber Blok Boek Bosch Bree Brink Dijk Door Eijk Groen Haar Heem Hof Hoog Hout Kamp Kerk Kloos Koning Kruis Land Lange Lind Meer Molen Nieu Oost Rijn Roos Schaap Schip Slot Steen Veld Ver Water West Win Zand',
    endings:
      'aard beek berg boom borgh bosch broek brug burg daal dijk donk enaar hof horst hout huis huizen kamp kerk laan man meijer oord raad schot stra veen veld wijk zaal',
    rare: 0.5,
  },
  {
    country: 'SE',
    players: 330,
    given:
      'Lars Anders Mikael Johan Erik Per Karl Peter Jan Thomas Daniel Fredrik Andreas Stefan Mats Henrik Magnus Björn Jonas Marcus Håkan Göran Mattias Niklas Gustav Oskar Viktor Simon Jörgen Sören Åke Kjell Anna Kristina Karin Märta Åsa Malin Ingrid Birgitta',
    family:
      'Andersson Johansson Karlsson Nilsson Eriksson Larsson Olsson Persson Svensson Gustafsson Pettersson Jonsson Jansson Hansson Bengtsson Jönsson Lindberg Jakobsson Magnusson Lindström Olofsson Lindqvist Lindgren Berg Axelsson Bergström Lundberg Lind Lundgren Lundqvist Mattsson Berglund Fredriksson Sandberg Henriksson Sjöberg Forsberg Wallin Ali Engström Danielsson Håkansson Eklund Lundin Gunnarsson Holm Björk Fransson Bergman Samuelsson Wikström Isaksson Bergqvist Arvidsson Nyström Holmberg Löfgren Söderberg Åberg Öberg',
    beginnings:
      'Alm Ask Berg Björn Blom Bo Brand Dal Ed Ek Eng Fager Fors Gran Grön Hag Hall Hed Hell Hjort Hög Kull Käll Lag Ljung Lund Löv Malm Mo Nor Ny Rosen Rud Röd Sand Sjö Skog Stål Sten Strand Sund Söder Tall Väst Wester Åker Ås Öster',
    endings:
      'ahl bäck berg blad bom borg by dahl din ell fält feldt fors gren grund hammar holm kvist lander lind löf lund man mark ner qvist rot sson stedt stig ström vall wall',
    rare: 0.45,
  },
  {
    country: 'DK',
    players: 130,
    given:
      'Peter Jens Lars Michael Henrik Thomas Søren Jan Christian Martin Niels Anders Morten Jesper Hans Jørgen Rasmus Mads Kasper Bjørn Mette Kirsten Hanne Maja',
    family:
      'Nielsen Jensen Hansen Pedersen Andersen Christensen Larsen Sørensen Rasmussen Jørgensen Petersen Madsen Kristensen Olsen Thomsen Christiansen Poulsen Johansen Møller Mortensen Knudsen Østergaard Kjær Bæk Nørgaard Højgaard',
    beginnings:
      'Aa Bak Birk Bjerre Borre Brønd Dal Eg Elle Fre Gam Grøn Hede Holm Høj Jarl Kirke Klit Lille Lund Mose Nør Ravn Ske Sten Søn Thor Veste Øster',
    endings:
      'bæk bech bjerg borg by dahl dorff gaard holm holt hus kjær lev lund mark rup skov sted strup toft vang vig',
    rare: 0.45,
  },
  {
    country: 'CZ',
    players: 150,
    given:
      'Jiří Jan Petr Josef Pavel Martin Tomáš Jaroslav Miroslav Zdeněk František Václav Michal Milan Karel Jakub Lukáš David Vladimír Ladislav Ondřej Roman Stanislav Marek Radek Antonín Vojtěch Jana Eva Hana Kateřina Zuzana',
    family:
      'Novák Svoboda Novotný Dvořák Černý Procházka Kučera Veselý Horák Němec Pokorný Pospíšil Marek Hájek Jelínek Král Růžička Beneš Fiala Sedláček Doležal Zeman Kolář Krejčí Navrátil Čermák Urban Vaněk Blažek Kříž Kovář Kratochvíl Bartoš Vlček Polák Kopecký Konečný Malý Šimek Štěpánek',
    beginnings:
      'Bar Bed Boh Bou Břez Cha Čer Dob Dou Fil Hav Hlou Hol Hru Chlu Jan Kad Klí Kou Kra Lou Mach Mat Mou Neu Par Pech Rych Říh Šaf Šeb Ško Tich Tom Vav Vojt Zá Zvo',
    endings:
      'áček ák anda bal bek cký čka da der dlo ek enka ich íček ík ka ko kup lář lek lík mek nek ník ný řík šek šík tek teš tka vec vka',
    rare: 0.45,
  },
  {
    country: 'HU',
    players: 120,
    given:
      'László István József János Zoltán Sándor Gábor Ferenc Attila Péter Tamás Zsolt Tibor András Csaba Imre Lajos György Balázs Gyula Mihály Károly Róbert Béla Dániel Dávid Ádám Krisztián Miklós Norbert Bence Máté Katalin Erzsébet Zsuzsanna Ágnes',
    family:
      'Nagy Kovács Tóth Szabó Horváth Varga Kiss Molnár Németh Farkas Balogh Papp Takács Juhász Lakatos Mészáros Oláh Simon Rácz Fekete Szilágyi Török Fehér Balázs Gál Szűcs Orsós Kocsis Fodor Pintér Szalai Sipos Magyar Lukács Gulyás Bíró Király Katona László Jakab',
    beginnings:
      'Ács Al Bá Ba Be Bod Bor Csá Cse De Dö Er Fü Gar Gye Ha He Jó Ka Ke Ki Ko Lá Ma Me Mó Nyí Pá Pe Pó Re Sár Sző Szé Ta Tem Ur Va Ve Zá',
    endings:
      'bányi bori dai dasi dor falvi gyesi házi hegyi jári kai ki kovi lasi leki mesi nári nyi perei ráni rosi si szegi teki tesi vai vári zsi',
    rare: 0.45,
  },
  {
    country: 'BR',
    players: 120,
    given:
      'João José Antônio Francisco Carlos Paulo Pedro Lucas Luiz Marcos Luís Gabriel Rafael Daniel Marcelo Bruno Eduardo Felipe Rodrigo Manoel Mateus André Fernando Fábio Leonardo Gustavo Guilherme Leandro Tiago Anderson Ricardo Márcio Jorge Sebastião Maria Ana Adriana Juliana Márcia',
    family:
      'da_Silva dos_Santos Oliveira de_Souza Rodrigues Ferreira Alves Pereira Lima Gomes Ribeiro Carvalho de_Almeida Lopes Soares Fernandes Vieira Barbosa Rocha Dias Nascimento Andrade Moreira Nunes Marques Machado Mendes Freitas Cardoso Ramos Gonçalves Santana Teixeira Araújo Conceição Magalhães Guimarães Brandão',
    beginnings:
      'A Agui Al Ama Ba Bar Bi Bra Ca Ce Co Cu Do Es Fa Fi Gui La Le Ma Me Mi Mon Na Nu Pa Pe Pi Quei Re Sa Se Si Ta Ti Va Ve Xa',
    endings:
      'beiro branca ceira cedo deira dela drosa gueiro lhaes lheiro mar meida nha nheiro nteiro queira rata reira ria rreto sconcelos tanga teiro tosa valho velar zende',
    rare: 0.35,
    twoSurnames: 60,
  },
];
