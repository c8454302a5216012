import { plain } from './tokens.ts'

/** Whether people are called so. Of a line of its own under a reply only this tells a name from a word: "Tom", and not "Kidding". */
export function isGivenName(word: string): boolean {
  return NAMES.has(word)
}

/** Common in the countries of the nine languages, with short forms. No name that alone on a line may be a word of the answer. */
const NAMES = new Set(
  `aad aaron abby abel abigail abilio acacio achille achim ada adam adao adelaide adele adelheid adelia adolfo adriaan
  adrian adriana adrianna adriano adrien afonso agata agathe agnes agnese agnieszka agostinho agostino agustin
  agustina aidan aileen aime aitana aitor alain alan alana alba alban albane albert alberto alda aldina aldo alec
  aleida alejandra alejandro aleksander aleksandra alessandra alessandro alessia alessio alex alexa alexander
  alexandra alexandre alexis alfie alfonso alfred alfredo alice alicia alicja alida alina aline alison allan allison
  almudena alois alonso alvaro alwin alyssa alzira amadeu amadeusz amalia amanda amandine amandio amaury amber ambra
  ambroise amedeo amelia amelie amit amparo amy ana anabel anabela anais anand anastazja anatole anderson andre andrea
  andreas andree andreia andreina andres andrew andrzej andy aneta angel angela angele angeles angelica angelika
  angelique angelo angie ania anibal anil anish anita anja anke ann anna annabel annalisa annamaria anne annegret
  anneke annelies anneliese annemarie annemiek annette annick annie annika anouk anselmo anthony antje antoine anton
  antonella antonello antoni antonia antonietta antonina antonio anya aparecida apolline araceli arancha archie arend
  ariadna ariane arianna arie arjan arjen arjun arkadiusz armand armando armin armindo arnaud arne arno arnold arnoud
  arthur artur arturo asha ashley asia astrid asuncion attilio aude audrey augusto aurea aurelie aurelien aurelio
  aurora aurore austin axel axelle azzurra baltazar baptiste barbara barbel barry bart bartek bartlomiej bartolomeo
  bartosz bas basia bastiaan bastian bastien bauke bea beata beate beatrice beatriz becky begona bela belen belinda
  belmiro ben benedetta benedetto benedicte benedikt benedita benito benjamin benno benoit bento berend berenice
  bernadet bernadette bernard bernarda bernardo bernd bernhard bert berta bertram bertrand beth bethany betty beverley
  bia biagio bianca bill billy birgit birgitta birte bjorn blanca blandine blazej bob bobby bodo bogdan bogumila
  boguslaw bogusława boleslaw boris borja boudewijn bozena brad bradley bram brandon braulio brecht brenda brendan
  brent brett brian brice bridget brigitte britta bronislaw bruce bruna bruno bryan burkhard caio caitlin callum
  calvin cameron camila camilla camille candice capucine carina carine carl carla carlo carlos carlota carlotta
  carmela carmelo carmen carmine carol carola carolina caroline carolyn carrie carsten casey cassandra catalina
  catarina catherine cathy cayetana cecile cecilia cecylia cedric cees celeste celia celine celso cesar cesare cezary
  chantal charlene charles charlie charlotte chelsea cheryl chiara chloe chris chrissy christa christel christelle
  christian christiane christie christina christine christof christoph christophe christopher cidalia cindy cinzia
  ciro claire clara clarice clarisse clark claude claudia claudio clelia clemence clemens clement clementine cleo
  clive clotilde coen colette colin coline colleen conceicao concepcion concha connor constanca constance constanze
  consuelo cor coralie corentin corey corinna corinne cornelia cornelis corrado corrie cosimo costanza courtney craig
  cristian cristiana cristiano cristina cristobal crystal curtis cynthia cyril cyrille czeslaw daan dagmar daisy dale
  dalila damian damiano damien damon dan dana dani daniel daniela daniele danielle danilo danny danuta daphne darek
  daria dario dariusz darren dave davi david davide dawid dawn dean debbie debora deborah declan deepa deepak delphine
  demetrio denis denise dennis deolinda derek desmond detlef devin diana diane dick didier diederik diego dieter
  dietmar dietrich dineke dinis diogo dirk diva djalma dolores dom domenica domenico domingo domingos dominic dominik
  dominika dominique don donald donatella donato donna doreen doriana dorien doris dorota dorothea dorothee dorothy
  dorte doug douglas douwe duarte dulce duncan dylan eberhard eckhard ed eddie edeltraud edgar edith edna edoardo
  edouard edson eduarda eduardo edward edwin edyta eefje egon eileen ekkehard elaine elea eleanor elena eleonora
  eleonore elettra elfriede eli elia eliana eliane elie elijah elio elisa elisabete elisabeth elisabetta elise
  elizabeth elke ella ellen ellie elliot elliott elmar elodie eloise eloy els elsa elsbeth elsie elvira elzbieta
  emanuel emanuela emanuele emeline emeric emiel emil emilia emiliano emilie emilien emilio emily emma emmanuel
  emmanuelle encarna enrica enrico enrique enza enzo eric erica erich erik erika erin ermelinda ernest ernesto ernst
  erwin eryk esmee esperanza esteban estefania estela estelle ester estevao esther ethan etienne ettore eugen eugene
  eugenia eugenie eugenio eugeniusz eunice eusebio eva evan evandro evelien evelyn evelyne evert evi ewa ewelina
  fabian fabiana fabien fabienne fabio fabrice fabricio fabrizia fabrizio fanny fatima faustine fausto federica
  federico felicie felicitas felicity feliks felipe felix femke ferdinand ferdinando fergus fermin fernand fernanda
  fernando fernao fidel filip filipa filipe filippa filippo filomena finn fiona fiorella flavia flavie flavio fleur
  floor flore florence florent florian floris folkert franca frances francesca francesco francine francis francisca
  francisco franciszek franck franco francois francoise frank frans franz franziska fraser frauke fred freddie
  frederic frederick frederico frederik frederike frederique freek freya frieda friedrich fritz froukje gabi gabriel
  gabriela gabriele gabriella gabrielle gael gaelle gaetan gaetano gaia gail gareth gary gaspard gauthier gavin geert
  gema gemma genevieve gennaro genowefa geoff geoffrey geoffroy georg george georges georgia georgina gerald geraldine
  geraldo gerard gerardo gerben gerd gerda gerhard gerlinde germa germaine german germano gernot gerrit gert gertrud
  ghislain ghislaine giacomo giada gian giancarlo gianfranco gianluca gianluigi gianmarco gianni gianpaolo gijs
  gijsbert gilbert gilberto gilda gilles gillian gina ginette gino gioia giordano giorgia giorgio giosue giovana
  giovanna giovanni gisela gisele giulia giuliana giuliano giulio giuseppe giuseppina giusy glaucia glen glenn gloria
  goncalo gonzalo gordon gosia gottfried graca grace graciela graham grant grazia graziano graziella grazyna greetje
  greg gregoire gregor gregorio gregory greta grzegorz grzesiek guadalupe gudrun guenter guenther guglielmo guido
  guilherme guillaume guillermo guiomar gunter gunther gustav gustavo guus guy gwen gwenaelle halina hania hanna
  hannah hanneke hannelore hannes hannie hanno hans harald harm harriet harrison harry hartmut harvey hayley hazel
  heather hector heidi heike heiko hein heiner heinrich heinz heitor helder heleen helen helena helene helga hella
  hellmut helmut heloisa heloise hendrik hendrika henk hennie henning henny henri henrik henrique henry henryk herbert
  heribert herman hermann herminia hernan herta herve hester hilary hilda hilde hildegard holger holly honore horacio
  horst howard hubert hugh hugo huguette humberto ian ignacio ignacy ignazio igor iker ilaria ilda ildefonso ilona
  ilse imanol imogen ina inacio inaki indira ines inge ingeborg ingo ingrid inma inmaculada irena irene iris irma
  irmgard isaac isabel isabella isabelle isadora isaura isidora isidro isla ismael isolde italo ivan ivana ivano ivo
  ivone ivy iván iwona iza izabela izabella jaap jacco jacek jacinto jack jackie jackson jacob jacopo jacqueline
  jacques jade jadwiga jagoda jaime jake jakob jakub james jamie jan jana janaina jane janet janice janina janneke
  jannes jantine janusz jared jarek jarno jaroslaw jasmine jason jasper javi javier jay jayne jean jeanne jeannine
  jeff jeffrey jelle jen jenna jennifer jenny jens jeremy jeroen jerome jerry jerzy jess jesse jessica jesus jet
  jetske jill jim jimena jimmy jo joachim joan joana joanna joanne joao joaquim joaquin joaquina jocelyne jochen joe
  joel joelle joep joerg joffrey johan johanna john johnny joke jola jolanda jolanta jolien jon jonas jonatas jonathan
  joost jop jordan jordi jorg jorge joris jorn jos jose josef josefa josefina josefine josep joseph josephine josh
  joshua josiane josine josue joyce jozef juan juana juanjo judith judy judyta juergen julia julian juliana juliane
  juliano julie julien juliet julieta juliette julio julita julius june jurgen jurre jussara justin justine justyna
  jutta kacper kai kaja kamil kamila karen karin karina karine karl karlheinz karol karola karolina karoline karsten
  kasia kaska kaspar katarzyna kate katharina katherine kathleen kathrin kathryn kathy katia katie katja katrin
  katrina kay kayla kazimierz kees keith kelly kelvin ken kenneth kerry kerstin kevin kieran kilian kim kimberly kinga
  kiran kirsten kirsty klaas klaasje klara klaudia klaus klemens koen konrad konstantin koos kornelia kris kristen
  kristin kristina kristof krystian krystyna krzysiek krzysztof ksawery kuba kurt kyle laetitia laia lance lara
  larissa larry lars lasse laura lauren laurence laurens laurent laurenz laurie laurinda lawrence lea leah leandro
  lech lee leen leila lena lennart lenneke leo leon leonard leonardo leonie leonor leopoldo leslie leszek leticia
  letizia lewis lia liam lianne licia lidia lieke lien lies liesbeth lieselotte liesje lieve ligia lilia liliana
  liliane lillian lily linda lindsay linus lionel lisa lisanne lise livia livio liz lizzie loes logan loic lois lola
  loredana lorella lorena lorenz lorenzo loretta lorna lorraine lothar lotte louane louis louise lourdes lourenco
  luana luca lucas lucia luciana luciano lucie lucien lucienne lucilia lucio lucjan lucrezia lucy lucyna ludger
  ludivine ludmila ludovic ludovica ludovico ludwig ludwik luigi luigia luis luisa luise luiz luiza lukas lukasz luke
  luna lurdes lutz luuk luz lydia lydie lynn lynne maaike maarten macarena maciej maciek madalena maddalena maddie
  madeleine madelon madison mael maeva mafalda magali magda magdalena maggie maik maike maite maja malcolm malgorzata
  malte malwina mandy manfred manish manlio manoel manolo manon manuel manuela mara marc marcel marcela marcelina
  marcella marcello marcelo marcia marcin marcio marco marcos marcus mareike marek margaret margarete margarida
  margarita margaux margherita margit margot margreet margret margriet marguerite maria marian mariana mariangela
  marianna marianne mariano maribel maricarmen marie marieke marijke marijn marika marilena marilyn marina marine
  marinella mario mariola marion marisa marisol marissa marita mariusz marja marjan marjolein marjorie mark markus
  marleen marlene marlies marloes marsha marta martha martijn martim martin martina martine martyna mary maryla
  marzena massimiliano massimo mateo mateus mateusz matheus mathias mathieu mathijs mathilde matias matilde matt
  matteo matthew matthias matthieu matthijs mattia matylda maud maura maureen maurice mauricio maurits maurizio mauro
  max maxence maxime maxine małgosia mechthild meera mees meg megan meike mel melanie melissa melodie melvin menno
  mercedes meredith merel merle mia micaela michael michaela michal michalina micheal michel michela michele micheline
  michelle michiel mieczyslaw mieke miep miguel mike mikolaj mila milagros milena milosz milton mindy miranda mirco
  mireille mirek mirella miriam mirjam mirko miroslaw miroslawa mirthe mitchell mohamed mohammed moira moises molly
  monia monica monika monique montse montserrat morgan morgane moritz muhammad muriel murilo myra myriam nadege nadia
  nadine nadja nancy nanda naomi natacha natalia natalie natasha nathalia nathalie nathan nathaniel neha neil nel nele
  nelson nestor neusa niall nicholas nick nicky nicla nico nicola nicolas nicole nicoletta nicolo niels nienke nieves
  nigel nikhil niklas niko nikodem nils nina nino nivaldo noah noel noelia noemi noemia noemie noor nora norbert
  norberto norma norman nuno nunzia nunzio nuria oceane octavio odete odette odile ola olaf ole olga olive oliver
  olivia olivier oliwia oliwier omar ophelie oreste orietta oriol orlando ornella ortrud oscar oskar osvaldo otavio
  ottavia ottavio otto owen pablo paco paige palma paloma pam pamela paola paolo pascal pascale pascual pasquale patri
  patrice patricia patrick patrizia patrycja patryk patty paul paula paulette paulien paulina pauline paulo pawel paz
  pedro penelope penny pepa pepe perrine perry pete peter petra phil philip philipp philippa philippe phillip phoebe
  phyllis pia pier piera pierangelo pierluigi piero pierre pieter pietro pilar pim pina piotr piotrek pippa pleun
  polly pooja poppy primo priscila priya przemek przemyslaw quentin rachel rachele radek radoslaw rafa rafael rafaela
  rafal raffaele raffaella raimund raimundo rainer raj rajesh ralf ralph ramesh ramiro ramon randy raoul raphael
  raphaelle raquel raul ravi ray raymond raymonde rebeca rebecca reggie regina regine regis reinaldo reiner reinhard
  reinhold reinier remedios remi remo remy renan renata renate renato renaud rene renee renske reyes rhys ricardo
  riccardo richard rick ricky rien riet rik rinske rita rob robbie robert roberta roberto robin robyn rocco rocio
  rodney rodolfo rodolphe rodrigo roel roelof rogelio roger rogerio rogier rohan roksana roland rolf romain roman
  romane romano romeo romeu romina ron ronald ronaldo ronnie rory rosa rosalba rosalia rosalind rosana rosangela
  rosanna rosanne rosaria rosario rose rosemarie rosemary rosie ross rossana rossella roxane roy ruben ruby rudi
  rudiger rudolf rufino ruggero rui rupert russell rutger ruth ruud ryan rysiek ryszard sabina sabine sabrina sally
  salome salvador salvatore sam samanta samantha samuel samuele sander sandra sandrine sandro sandy sanjay sanne
  santiago sara sarah sasha saskia saul saverio scott sean sebastiaan sebastian sebastiano sebastiao sebastien
  segolene selene selina serena sergio seth severine shane shannon sharon shaun shauna sheila shelley sheryl shirley
  sibylle sid sidney siegfried sienna sigrid silke silvana silvano silvia silvio simon simona simone sina sjaak sjoerd
  sjors slawek slawomir socorro sofia sofie sol solange soledad solene sonia sonja sophia sophie soraia spencer stacey
  stacy stan stanislaw stanley stasiek stef stefan stefania stefanie stefano steffen steffi stella steph stephane
  stephanie stephen steve steven stewart stijn stuart sue sunil suresh susan susana susanna susanne susie suzan suzana
  suzanne suze svea sven svenja swen sylvain sylvia sylvie sylwester sylwia szymon taco tadeusz tamara tammy tanguy
  tania tanja tanya tara tatiana tatjana ted telma telmo teodoro terence teresa terri terry tess tessa teun teunis
  thais thea theo theodore theophile theresa therese thiago thibault thibaut thierry thijs thilo thomas thorsten tiago
  tiffany tijn tilman tim timo timothy tina tineke tiphaine tiziana tiziano tobias toby todd tom tomas tomasz tomaz
  tomek tommaso tommy ton toni tony toon torben torsten tracey tracy traudl travis trevor trini tristan troy trudy
  tullio twan tyler tymon udo ugo ula ulf ulrich ulrike umberto ursel ursula urszula uta ute uwe valdemar valentim
  valentin valentina valentine valentino valeria valerie valerio vanda vanesa vanessa vania vanna vasco vega vera
  verena vernon veronica veronika vicente vicki vicky victor victoria vidal vijay vikram viktor viktoria vilma vincent
  vincenza vincenzo vinicius viola violet virgilio virginia virginie vito vitor vitoria vittoria vittorio vivian
  viviana viviane vivienne volker volkmar wagner waldemar walter waltraud wanda warren wayne wendy werner weronika
  wesley wessel wiebe wiebke wies wieslaw wieslawa wietske wiktor wiktoria wil wilco wilfred wilfried wilhelm willem
  willemijn willi william willie wilma wilson wim winfried winston wiola wioletta wit witold wladyslaw wlodzimierz
  wojciech wojtek wolf wolfgang wolfram wouter wubbo xander xavi xavier ximena yann yannick yara yasmin yohan yolanda
  yolande yves yvette yvonne zac zach zachary zara zbigniew zbyszek zdzislaw zelia zelie zenon zoe zofia zosia zulmira
  zuzanna zygmunt адам альона аліна анастасія анатолій ангеліна андрій анжела анна антон антоніна аня аркадій артем
  артур богдан богдана борис вадим валентин валентина валерій валерія василина василь вероніка влад владислав вова
  володимир вячеслав віка віктор вікторія віра віталій віталіна гаврило галина галя ганна геннадій георгій григорій
  дана данило дарина дарія даша денис дмитро домініка діана діма едуард емілія жанна захар златослава зоряна зоя
  зінаїда каріна катерина катя кирило клавдія костянтин крістіна ксенія лариса леонід леся любомир люда людмила ліда
  лідія ліза лілія макар максим мар'ян мар'яна марина марко марта марія матвій мелана микита микола мирон мирослав
  мирослава михайлина михайло надія назар наталя наталія наташа ніка ніна оксана олег олександр олександра олексій
  олена оленка ольга оля орест остап павло паша петро поліна прохор раїса ренат рената роман ростислав руслан руслана
  саша святослав світлана семен сергій серж соломія софія станіслав степан тамара таня тарас таїсія тетяна тимофій
  тимур уляна федір юля юліан юлія юра юрій яків яна яніна ярема ярина ярослав ярослава єва євген євгенія єлизавета
  іван іванка ігор ілля інга інна іра ірина`
    .split(/\s+/u)
    .map(plain),
)
