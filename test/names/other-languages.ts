/** It lists the names of one language of the other make of community, the common ones first. */
export interface OtherLanguage {
  readonly given: string;
  readonly family: string;
  readonly beginnings: string;
  readonly endings: string;
  /** This share of the surnames is made of parts, and this share of the people has two surnames. */
  readonly rare: number;
  readonly twoSurnames?: number;
  readonly patronymics?: string;
  readonly familyFirst?: boolean;
  /** Writes a name as another country would. */
  readonly latin?: (name: string) => string;
}

const replaceAll =
  (...pairs: readonly (readonly [string, string])[]) =>
  (name: string): string =>
    pairs.reduce((text, [from, to]) => text.replaceAll(from, to), name);

/** They are in the order of a map from north to south: neighbours are likelier to meet. */
export const OTHER_LANGUAGES: readonly OtherLanguage[] = [
  {
    given:
      'Matti Juhani Timo Kari Antti Mikko Jukka Pekka Markku Sami Jari Ville Heikki Janne Petri Tuomas Lauri Eero Olli Ilkka Päivi Anne Minna Sari Tiina Kaisa Riikka Outi',
    family:
      'Korhonen Virtanen Mäkinen Nieminen Mäkelä Hämäläinen Laine Heikkinen Koskinen Järvinen Lehtonen Saarinen Salminen Heinonen Niemi Heikkilä Kinnunen Salonen Turunen Salo Laitinen Tuominen Rantanen',
    beginnings: 'Aal Hon Kal Kau Kor Kuu Lah Leh Lep Mar Mus Nur Pel Pöy Ran Sal Suo Tam Vai Val Vuo',
    endings: 'ala ela ikko inen kainen kangas konen lahti lainen linen niemi nen onen ola ranta sto tinen',
    rare: 0.62,
  },
  {
    given:
      'Jón Sigurður Guðmundur Gunnar Ólafur Einar Kristján Magnús Stefán Jóhann Björn Árni Bjarni Helgi Þór Ragnar Guðrún Anna Kristín Sigríður Margrét Helga Sigrún',
    family:
      'Jónsson Sigurðsson Guðmundsson Gunnarsson Ólafsson Einarsson Kristjánsson Magnússon Stefánsson Jóhannsson Björnsson Árnason Bjarnason Helgason Þórsson Ragnarsson Jónsdóttir Sigurðardóttir Gunnarsdóttir Ólafsdóttir Einarsdóttir',
    beginnings: 'Ás Berg Ey Finn Garð Hall Hauk Ingi Ketil Odd Sæ Stein Svein Val Vil Þor',
    endings: 'arsson bergsson brandsson geirsson grímsson leifsson mundsson ólfsson valdsson varðsson bjarnardóttir',
    rare: 0.5,
    latin: replaceAll(['Þ', 'Th'], ['þ', 'th'], ['ð', 'd'], ['ö', 'o'], ['æ', 'ae']),
  },
  {
    given:
      'Aleksandr Sergey Dmitriy Andrey Aleksey Vladimir Mikhail Nikolay Evgeniy Ivan Yuriy Pavel Igor Viktor Maksim Oleg Denis Anton Roman Konstantin Olga Elena Natalya Tatyana Irina Svetlana',
    family:
      'Ivanov Smirnov Kuznetsov Popov Vasilyev Petrov Sokolov Mikhaylov Novikov Fyodorov Morozov Volkov Alekseyev Lebedev Semyonov Yegorov Pavlov Kozlov Stepanov Nikolayev Orlov Andreyev Makarov Nikitin Zakharov Zaytsev Solovyov',
    beginnings:
      'Bel Bogd Chern Dub Gor Gus Kal Khar Kol Kras Lukash Mel Osip Pog Rom Shch Shev Sid Tar Timosh Usp Vor Yel Zhur',
    endings:
      'akov anov arev chenko enko evich evskiy ikhin in ikov inskiy ishchev kin lov nitskiy ov ovich ovskoy tsev tsov',
    rare: 0.62,
    patronymics:
      'Aleksandrovich Sergeyevich Dmitriyevich Andreyevich Alekseyevich Vladimirovich Mikhaylovich Nikolayevich Ivanovich Yuryevich Pavlovich Viktorovich',
    latin: replaceAll(
      ['Aleksandr', 'Alexander'],
      ['iy', 'y'],
      ['Sergey', 'Sergei'],
      ['Kh', 'H'],
      ['kh', 'h'],
      ['Aleks', 'Alex'],
      ['yo', 'e'],
      ['ye', 'e'],
      ['Yev', 'Ev'],
      ['ks', 'x'],
    ),
  },
  {
    given:
      'Giorgos Dimitris Kostas Giannis Nikos Panagiotis Vasilis Christos Athanasios Michalis Evangelos Spyros Antonis Anastasios Theodoros Andreas Charalampos Alexandros Maria Eleni Katerina Vasiliki Sofia Georgia',
    family:
      'Papadopoulos Pappas Karagiannis Vlachos Ioannidis Oikonomou Papageorgiou Makris Konstantinidis Dimopoulos Nikolaidis Georgiou Papadakis Angelopoulos Alexiou Samaras Christodoulou Antoniou Vasileiou Triantafyllou',
    beginnings:
      'Adam Anagn Archont Chatz Daskal Eleft Fot Gian Kal Kap Kour Lamp Mavr Mich Papan Pol Sak Sid Stath Tsak Tsig Xanth Zach',
    endings: 'akis akos alos antis aros atos elis eridis iadis idis inos iris oglou opoulos oudis oulas ouris ous',
    rare: 0.65,
    latin: replaceAll(['Gi', 'Y'], ['Oik', 'Ik'], ['ou', 'u'], ['Ch', 'H'], ['ei', 'i']),
  },
  {
    given:
      'Mehmet Mustafa Ahmet Ali Hüseyin Hasan İbrahim İsmail Osman Yusuf Murat Ömer Ramazan Halil Süleyman Emre Burak Çağlar Şükrü Oğuz Fatma Ayşe Emine Zeynep Elif Özlem',
    family:
      'Yılmaz Kaya Demir Şahin Çelik Yıldız Yıldırım Öztürk Aydın Özdemir Arslan Doğan Kılıç Aslan Çetin Kara Koç Kurt Özkan Şimşek Polat Korkmaz Çakır Erdoğan Güneş',
    beginnings: 'Ak Alt Ars Bay Boz Can Çal De Do Er Gök Gül Gün Kah Kar Kes Öz Sa Sar Şen Tek Tun Uç Uz Yal',
    endings: 'alp baş bulut can çay demir doğdu er gül han ışık kaya kın lı maz oğlu soy su taş ten tepe tuğ türk yol',
    rare: 0.6,
  },
  {
    given:
      'José António João Manuel Luís Carlos Francisco Paulo Pedro Rui Nuno Jorge Miguel Fernando Ricardo Tiago Hugo Bruno André Gonçalo Maria Ana Isabel Cristina Sofia Catarina Inês',
    family:
      'Silva Santos Ferreira Pereira Oliveira Costa Rodrigues Martins Sousa Fernandes Gonçalves Gomes Lopes Marques Alves Almeida Ribeiro Pinto Carvalho Teixeira Moreira Correia Mendes Nunes Soares Vieira dos_Santos da_Costa',
    beginnings:
      'Abr Alc Amar Bar Bat Cab Cald Cam Cas Cord Fig Gal Guer Lac Mag Mal Mont Nog Pach Pal Pim Quint Sal Tav Val',
    endings: 'al alho antes ão ares aria eda edo eira eiro ejo elo enta ento erda eira inho ista ita onde ulha',
    rare: 0.5,
    twoSurnames: 0.65,
  },
  {
    given:
      'Văn Thị Minh Hùng Dũng Tuấn Anh Đức Hoàng Long Nam Phong Quang Sơn Thành Thắng Trung Tùng Việt Hải Hương Lan Linh Mai Ngọc Phương Thảo Trang Bình Cường Duy Giang Hạnh Hòa Hiếu Khánh Kiên Lộc Nga Nhung Oanh Phúc Quỳnh Tâm Thủy Trinh Vinh Yến',
    family: 'Nguyễn Trần Lê Phạm Hoàng Huỳnh Phan Vũ Võ Đặng Bùi Đỗ Hồ Ngô Dương Lý',
    beginnings: 'Tôn Âu Cao Châu Đinh Hà La Lâm Lương Lưu Mạc Mai Nghiêm Quách Tạ Tăng Thái Tô Trịnh Vương',
    endings: 'g nh ch m n t p c',
    rare: 0.4,
    patronymics: 'Văn Thị Hữu Đức Xuân Thanh Quốc Ngọc Minh Đình Công Bá Gia Thế',
    familyFirst: true,
  },
];
