/** One language of the third make of community. The first words of a list are the common ones. */
export interface ThirdLanguage {
  readonly given: string;
  readonly family: string;
  /** Rare surnames are made of these parts: this share of all. */
  readonly first: string;
  readonly last: string;
  readonly rare: number;
  /** People write the same name in several ways: each group lists ways of one sound. */
  readonly ways: readonly (readonly string[])[];
  readonly order: 'given first' | 'family first';
  /** This share of the people has one word as a name. */
  readonly oneWord: number;
  /** A word between given name and surname, and how many people have one. */
  readonly particles: string;
  readonly withParticle: number;
}

export const THIRD_LANGUAGES: readonly ThirdLanguage[] = [
  {
    given:
      'Kenji Hiroshi Takashi Yuki Haruto Sota Daiki Kenta Shota Ryo Tatsuya Naoki Makoto Akira Satoru Ichiro Yoko Sakura Aoi Misaki Nanami Keiko Yumi Ayaka Kyoko Ryohei Koji Shun Jun Tomoya',
    family:
      'Satou Suzuki Takahashi Tanaka Watanabe Itou Yamamoto Nakamura Kobayashi Katou Yoshida Yamada Sasaki Yamaguchi Matsumoto Inoue Kimura Hayashi Shimizu Saitou Mori Ikeda Abe Hashimoto',
    ...{ first: 'Aka Ao Fuji Hama Hira Ishi Iwa Kawa Kita Kuro Mina Miya Naka Nishi Oka Shira Taka Tsuka Uchi Yone' },
    ...{ last: 'bara bayashi da gawa hara hashi kami kawa ki machi matsu moto mura no oka saki shima ta tani ya yama' },
    ...{ rare: 0.55, order: 'family first', oneWord: 0, particles: '', withParticle: 0 },
    ways: [
      ['ou', 'o', 'oh'],
      ['shi', 'si'],
      ['tsu', 'tu'],
    ],
  },
  {
    given:
      'Mohammed Ahmed Ali Hassan Omar Yusuf Khalid Ibrahim Mahmoud Mustafa Hussein Tariq Karim Rashid Samir Nadia Fatima Layla Aisha Mariam Zeinab Salma Huda Amina Rania Bilal Hamza Walid Faisal Adel',
    family:
      'Hassan Ahmed Mansour Haddad Khoury Nasser Farouk Saleh Najjar Sabbagh Khalil Darwish Aziz Qasim Rahman Hamdan Bakri Shami Masri Sayed Hakim Zaki Fahmi Ramadan',
    ...{ first: 'Abu Bar Dab Far Gha Hal Jab Kat Lah Mas Naj Qad Ras Sab Tah Was Yas Zah' },
    ...{ last: 'ani awi ali ari ash bi dari ouni imi oud ouri ran rawi shi wani zi' },
    ...{ rare: 0.45, order: 'given first', oneWord: 0, particles: 'al el bin ben', withParticle: 0.3 },
    ways: [
      ['mmed', 'mad', 'med'],
      ['ou', 'u', 'oo'],
      ['q', 'k'],
      ['ei', 'ai', 'ay'],
      ['kh', 'h'],
    ],
  },
  {
    given:
      'Anh Minh Hung Tuan Dung Long Nam Hai Thanh Duc Quang Hoang Linh Huong Lan Mai Thao Trang Ngoc Phuong Hien Nga Khanh Tien Vinh Son Phuc Kien Bao An',
    family: 'Nguyen Tran Le Pham Hoang Phan Vu Dang Bui Do Ho Ngo Duong Ly Dinh Trinh Mai Lam Cao Ta',
    ...{ first: 'Th Tr Kh Ng Ph V D L' },
    ...{ last: 'ach ai an ang anh ao e em iep ieu oi ong uc ung uong uyen y' },
    ...{ rare: 0.12, order: 'family first', oneWord: 0, particles: 'Van Thi Duc Huu Ngoc', withParticle: 0.7 },
    ways: [
      ['uo', 'u'],
      ['ph', 'f'],
    ],
  },
  {
    given:
      'Giorgos Dimitris Kostas Nikos Yannis Panagiotis Vasilis Christos Thanasis Michalis Maria Eleni Katerina Vasiliki Sofia Angeliki Despina Ioanna Spyros Stavros Petros Manolis Alexandros Antonis Stelios Tasos Lefteris Aris Fotis Makis',
    family:
      'Papadopoulos Vlachos Angelopoulos Nikolaidis Georgiou Petridis Athanasiou Dimitriadis Oikonomou Papadakis Makris Konstantinidis Christodoulou Antoniou Vasileiou Ioannidis Karagiannis Samaras Alexiou Manolas',
    ...{
      first: 'Agel Anast Char Dem Galan Hatz Kalog Karal Kond Lamb Maur Mich Pap Pol Raft Sarr Stef Theod Tsak Vour',
    },
    ...{ last: 'adis akis akos aras as atos eas elis eris idis ikos iou is opoulos os otis oudis ous' },
    ...{ rare: 0.6, order: 'given first', oneWord: 0, particles: '', withParticle: 0 },
    ways: [
      ['gi', 'yi', 'j'],
      ['ou', 'u'],
      ['ch', 'h'],
      ['oi', 'i', 'e'],
      ['ei', 'i'],
    ],
  },
  {
    given:
      'Budi Agus Dwi Sri Eko Wahyu Rizki Dewi Putri Ayu Andi Bayu Fajar Hendra Joko Lestari Nur Ratna Siti Yudi Indra Rudi Adi Wawan Dian Rina Fitri Teguh Bambang Iwan',
    family:
      'Santoso Wijaya Setiawan Saputra Hidayat Susanto Kurniawan Pratama Gunawan Nugroho Wibowo Lestari Suryadi Rahayu Utomo Hartono Permana Siregar Nasution Sutrisno',
    ...{ first: 'Sub Sud Suk Sum Sun Sup Sur Sut Wib Wid Har Kus Mul Par Pur Rus' },
    ...{ last: 'agyo ami andi anto arjo arno arso arta awan iman iono jono mono ono oso udi yadi yanto' },
    ...{ rare: 0.5, order: 'given first', oneWord: 0.25, particles: 'Tri Dwi Nur', withParticle: 0.15 },
    ways: [
      ['u', 'oe'],
      ['j', 'dj'],
      ['y', 'j'],
    ],
  },
  {
    given:
      'João José Luís Pedro Tiago Rui Nuno Miguel André Carlos Paulo Bruno Ricardo Ana Maria Inês Sofia Joana Catarina Beatriz Marta Rita Teresa Hugo Diogo Gonçalo Filipe Vasco Sérgio Jorge',
    family:
      'Silva Santos Ferreira Pereira Oliveira Costa Rodrigues Martins Jesus Sousa Fernandes Gonçalves Gomes Lopes Marques Alves Almeida Ribeiro Pinto Carvalho Teixeira Moreira Correia Mendes',
    ...{
      first: 'Alb Arr Barr Bog Cald Camp Card Cast Figu Fonse Lour Macha Mede Mour Negr Pach Quint Sald Tava Vascon',
    },
    ...{ last: 'ado al ar as eda eira eiro elas elos eno es ida im inho ira oso ugal uco ura' },
    ...{ rare: 0.4, order: 'given first', oneWord: 0, particles: 'da de dos', withParticle: 0.35 },
    ways: [
      ['ç', 'c', 'ss'],
      ['ei', 'ey'],
      ['s', 'z'],
    ],
  },
];
