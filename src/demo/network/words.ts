/** Given and family names of one culture; `familyFirst` where people write them so. */
export interface Culture {
  given: string[]
  family: string[]
  places: string[]
  familyFirst?: true
}

const culture = (given: string, family: string, places: string): Culture => ({
  given: given.split(' '),
  family: family.split(' '),
  places: places.split('; '),
})

/** Invented people: any likeness comes from how common these names are. */
export const CULTURES: Culture[] = [
  culture(
    'Amelia Oliver Grace Harry Isla Jack Freya George Poppy Callum Imogen Rhys Elspeth Duncan',
    'Ashdown Barlow Cartwright Denholm Fairley Gilmour Hartwell Kershaw Lockwood Pemberton Rowntree Thackeray',
    'Leeds, United Kingdom; Bristol, United Kingdom; Glasgow, United Kingdom',
  ),
  culture(
    'Anke Björn Dörte Emil Friederike Götz Hannelore Jürgen Katharina Lutz Mareike Rüdiger',
    'Achterberg Brückner Dießner Ehlers Größmann Hülsmann Kröger Lüdemann Möllers Schäfers Tönnies Wüstenberg',
    'Hamburg, Germany; Leipzig, Germany; Graz, Austria',
  ),
  culture(
    'Agnieszka Bartosz Celina Dawid Elżbieta Grzegorz Jadwiga Łukasz Małgorzata Paweł Róża Zbigniew',
    'Bąkowska Czarnecki Dąbrowski Gałązka Jeżewski Kołodziej Łapiński Mączyński Pietrzak Śliwa Wójtowicz Żebrowska',
    'Kraków, Poland; Gdańsk, Poland; Wrocław, Poland',
  ),
  culture(
    'Álvaro Beatriz Cristóbal Dolores Íñigo Jimena Lucía Matías Nuria Rocío Sebastián Ximena',
    'Arriaga Bermúdez Cárdenas Echeverría Ibáñez Lizarraga Muñiz Olavarría Quiñones Saldaña Urrutia Zúñiga',
    'Valencia, Spain; Guadalajara, Mexico; Rosario, Argentina',
  ),
  culture(
    'Anaïs Benoît Clémence Désiré Éloïse François Gaëlle Hervé Joëlle Maël Noémie Théo',
    'Aubertin Besançon Châtelain Delaunoy Fauquembergue Gérardin Lefrançois Maréchaux Pélissier Rétoré Sévigny Thévenot',
    'Lyon, France; Namur, Belgium; Sherbrooke, Canada',
  ),
  culture(
    'Adaeze Babatunde Chinedu Ebele Folake Ikenna Kelechi Ngozi Olumide Sade Tobenna Yewande',
    'Adebayo Balogun Chukwuma Ekwueme Fashola Ibekwe Nwankwo Obaseki Okonjo Oyelaran Soyemi Uzoma',
    'Lagos, Nigeria; Enugu, Nigeria; Accra, Ghana',
  ),
  culture(
    'Aarav Bhavna Chitra Devansh Gauri Harish Ishita Kavya Manoj Nandini Pranav Rukmini',
    'Bhattacharya Chaudhari Deshpande Gopalakrishnan Iyengar Kulkarni Mukherjee Nambiar Ranganathan Srivastava Tendulwar Venkatesan',
    'Pune, India; Chennai, India; Kolkata, India',
  ),
  culture(
    'Amal Bassam Dalia Farouk Hanan Idris Jumana Karim Lubna Munir Rania Yasmin',
    'Al-Hakimi Ben-Yahia El-Masry Haddadin Kanaan Mansouri Nasrallah Qasimi Sabbagh Tahhan Wahbeh Zaytoun',
    'Amman, Jordan; Tunis, Tunisia; Alexandria, Egypt',
  ),
  {
    ...culture(
      'Aimin Bowen Cuifen Deming Fangyu Guanting Huilan Jiahao Lingxi Meiqi Ruolan Zhiyuan',
      'Bai Cao Deng Fang Gao Huang Jiang Luo Peng Shao Xue Zeng',
      'Chengdu, China; Taichung, Taiwan; Penang, Malaysia',
    ),
    familyFirst: true,
  },
  culture(
    'Akihiro Chiyo Daisuke Emiko Fumiko Haruto Izumi Keisuke Michiko Naoki Sayuri Takumi',
    'Arakawa Fujimori Hasegawa Ishikura Kurosaki Matsunaga Nishioka Okabe Shibata Takemura Ueshiba Yokoyama',
    'Sapporo, Japan; Fukuoka, Japan; Nagoya, Japan',
  ),
  culture(
    'Богдан Василина Ганна Дмитро Зоряна Катерина Левко Мирослава Остап Соломія Тарас Юлія',
    'Бондаренко Гнатюк Довженко Заболотна Кравчук Лисенко Мельничук Онищенко Савчук Ткаченко Черненко Яремчук',
    'Lviv, Ukraine; Poltava, Ukraine; Brno, Czechia',
  ),
  culture(
    'Ayşegül Barış Çağla Doğan Ebru Gökhan İpek Kadir Müge Onur Şule Tuğba',
    'Akçay Büyükdere Çelikkol Demirtaş Erdoğmuş Gülbahar Kılıçaslan Özdemir Şahingöz Tanrıkulu Ünlüer Yıldırım',
    'İzmir, Türkiye; Ankara, Türkiye; Rotterdam, Netherlands',
  ),
]

export const TITLES = [
  'Head of Operations',
  'Engineering Manager',
  'Chief Technology Officer',
  'Product Manager',
  'Director of Procurement',
  'Data Analyst',
  'Founder',
  'VP Sales',
  'Recruiter',
  'Customer Success Lead',
  'Senior Software Engineer',
  'Finance Director',
  'Marketing Manager',
  'Quality Engineer',
  'Logistics Planner',
  'Managing Director',
]

export const FIELDS = [
  'cold-chain logistics',
  'payment software',
  'hospital scheduling',
  'wind turbines',
  'language schools',
  'industrial sensors',
  'book publishing',
  'railway signalling',
  'food packaging',
  'public libraries',
  'robot welding',
  'insurance claims',
]

export const COMPANY_FIRST = 'Alder Birch Cobalt Delta Ember Fjord Granite Harbour Indigo Juniper Kestrel Larch'.split(
  ' ',
)
export const COMPANY_LAST = 'Works Systems Logistics Labs Partners Instruments Foods Health Robotics Media'.split(' ')

export const ABOUT_OPENINGS = [
  'I like problems that are boring to describe and hard to solve.',
  'Fifteen years of making things arrive on time.',
  'I began on the shop floor and still visit it every week.',
  'My teams write things down, and it shows.',
  'I care about plain words and honest numbers.',
]
export const ABOUT_MIDDLES = [
  'Currently rebuilding our planning from spreadsheets to something that can be audited.',
  'We are looking for better ways to keep promises to our customers.',
  'Last year we cut our error rate by half without a single new tool.',
  'I am hiring two people who ask good questions.',
  'We moved to a new building, and to a new way of working with suppliers.',
]
export const ABOUT_ENDINGS = [
  'Outside work: choir, long walks, bad chess.',
  'I answer short messages first.',
  'Happy to talk about anything but football.',
  'I speak at one conference a year and enjoy the corridor most.',
  '',
]
