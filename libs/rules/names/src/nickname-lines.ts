/**
 * Given names with what their bearers are called, one line for each: what stands in one line may stand for each other. Put
 * together by us, from English, German, Dutch, the Scandinavian languages, French, Spanish, Portuguese, Italian, Polish,
 * Czech, Slovak, Hungarian, Russian, Ukrainian, Greek and Finnish; without accents.
 */
export const NICKNAME_LINES = `
aaron ron ronnie
abigail abby abbie gail
abraham abe bram
adam ad addy adi adas
adelaide addie ada heidi adele
adrian ade adi adriano
adriana adri ada
agnes aggie nessie agi agnieszka aga agniesia agnese
ahmed hamudi ahmad medo
aikaterini katerina kate katina
alan al allan allen alain
albert al bert bertie albie alberto berto albrecht
alejandra ale alex sandra jana
alejandro ale alex jandro alexander
aleksander aleksandr alexandr alex olek sasha sascha sasza sanya shura alek aleks oles
aleksandra alexandra alex ola olka sasha sascha sandra sanya shura aleksa lexi lexa
alexander alec alex al lex sandy sander xander zander sascha sasha alasdair alistair ali alexandre alessandro sandro alexandros alekos sandor sanyi sikander
alexandra alex alexa lexie lexi sandra sandy sascha sasha ali alexis xandra
alfred al alf alfie fred freddy alfredo fredo
alice ali ally lissie alicia
allison ali ally alison allie
alvin al
amanda mandy manda amy
amelia amy millie mia melia mel
ana anita anya
anastasia nastya stacy ana tasia nastia nastka
anastasios tasos
anatoly tolya tolik anatol
anders ante andreas andersen
andras bandi andris andi
andrea andi andy drea andie
andreas andi andy andre dreas drees
andrei andrey andre andy andriy andrij drew
andres andy andresito
andrew andy drew ander andre
andrzej jedrek andrzejek jedrus
angela angie ange angelika geli angel
angelina angie lina
angelo ange gelo angelos
anita nita ani
ann anna anne annie anny ana anya anja aneta annika anneli anouk nan nancy nannette ania anka hania asia anicka andulka aniko annuska hannah hanna nina
annette anni netta
anthony tony ant toni antoine antonio
antoine toine tonio
anton toni tony tonda antonin tonik antek antos
antoni antek antos tolek tosiek tony
antonia toni tonia tonka
antonio toni tonio tony nino antonino toto tonino nono toninho
antti andreas
arkadiusz arek
arnold arnie arno noldi arne
arthur art artie arturo turo artur artek arek
astrid assi asti
athanasios thanasis nasos sakis thanos
attila ati
august gus gustl augie augustin augustus tin
axel acke
balazs balu balazska
barbara barb babs barbie bab barbra basia baska bara barunka bori borbala varya
bartholomew bart barty bartek bartlomiej bartolome bartolomeo bartos meo
bartosz bartek
beata beatka bea
beatrice bea trixie bee beatrix trix beatriz bia bice
bela bandi adalbert
benedict ben benny benedikt bene benedetto benito benedek dick
bengt benke benedikt
benjamin ben benny benji benno jamin benja beni
bernadette bernie detta
bernard bernie barney bern berni bernardo nardo bernhard bernd benno berend
bernhard bernd berni hardy benno
bertha berta bertie
bertrand bert bertie
birgitta gittan britta
blazej blazek
bogdan bodzio boguslaw bogus
boleslaw bolek
boris borya borka
bradley brad
brandon bran
brenda bren
brendan bren
brian bri bryan
bridget biddy bridie birgit gitta brigitte gitte brigitta gitti brigida
bruce brucie
bruno brunello
caleb cal
calvin cal
cameron cam
camille cami cam camilla milla
carl karl charly charlie kalle carlo carlos calle kalli
carla carly karla
carlos carlitos charly carlito cacho litos
carmen menchu carmela mela carmina
carolina caro lina
caroline carol carrie caro lina karoline lin karolina karolinka kaja
casimir kazimierz kazik kaz
caspar casper kasper kasimir jasper
cassandra cass cassie sandra sandy
catherine cathy cate cat kate katie kathy kit kitty kay cath catherina cathrin catrin cathleen caitlin
cecilia cissy celia cece cilla cilka cecile cissi silje
cesar cesarito
chantal channy
charles charlie chuck chas chaz charley chip carl carlo charly charlot
charlotte lottie lotte charlie lotta char carlotta lola
chester chet
chiara chia
christian chris christi kris kit krystian krzys cristian christer criss carsten karsten kersten christiaan
christina chris chrissy tina christi kris krissy christel kirsten kerstin christine christa christiane stina kristina chrissie krystyna krysia cristina tine
christine chris chrissy tina christel chrissie stine kirsten
christoph chris christof stoffel stoff toffi
christopher chris kit topher christy kris kester cristobal christophe tophe kristoffer krzysztof krzysiek krzys krystof cristoforo
claire clara clare klara klarchen
claudia claudi claude klaudia dia
claus klaus nicolaus niklaus nico
clifford cliff
clinton clint
colin col nicholas
connor con
conrad con konrad kurt koni kord connie cord
constance connie stanze constanza
constantin konstantin kostya costa konsti tino costas kostas dinos gus dean kostik
cornelia conny nele nelly neele corrie
cornelius con conny neil cees kees cor nelis corneliu
craig craigie
cynthia cindy cyndi thia
cyril kirill kyrylo kiril cy
czeslaw czesiek
dagmar dasa dagi
dale dal
daniel dan danny dani danek dano daniil danylo danilo daniele danko nel danijel
daniela dani dana ela danka daniella danielle
dariusz darek
darren daz
david dave davy davey davi dawid davide dodo dawidek dov vida davidek
deborah deb debbie debby debra debora
denis den denny dennis denise deniska
diana di didi dianne
diego dieguito yago santiago
dieter didi dietrich dietmar
dimitri dima mitya dmitri dmitry dmitriy dimitrios dimitris mitsos jimmy taki dimitrij dymitr mitja dmytro
dominic dom nick dominik nic domenico mimmo domingo mingo dominique domi
donald don donny donnie
donna donnie
dorothy dot dottie dolly dora dorothea thea dorte doreen doro dorota dorotka dory
douglas doug dougie
dylan dyl
eberhard eber hardy ebbe
eckhard ecki eckhart
edith edie ditte edit
edmund ed eddie ned ted mundek edmond edmundo mundo
eduard edi edik edo edouard edward eduardo
eduardo edu lalo guayo edy dudu
edward ed eddie ned ted teddy eddy edek edzio eduard
edwin ed eddie win
eirik erik
eleanor ellie nell nora nellie lenore ella elinor leonor eleonore elli leonora ela
eleftherios lefteris
elena lena lenka helena ele nelly olena lenochka alyona alena
elias eli elia lias ilja ilya
elijah eli
elisabeth lisa elsa elise lisbeth liesel lisl betty else elli sissi lieschen bettina liese elsbeth babette sisi ilse lis
elizabeth liz lizzie beth betty betsy eliza ellie elsie libby lisa bess bessie lillibet liza elspeth elise elzbieta ela erzsebet erzsi bozsi zsoka alzbeta betka bettina elisa isabel
elzbieta ela elka elunia bietka
emanuel manu manny mano manuel emmanuel emanuele
emil milek emilek emilio milo milio emile
emilia emily emi mila mia millie em emmy milla emilka
emily em emmy millie emmie
emma em emmy
endre andras bandi andrew
enrico rico richi enrique
enrique quique kike rique enrico
eric erik rick ricky erich erico eerik jerker
erika rika ricky erica
ernest ernie ernst erny erno ernesto neto nesto
esko eskil
esther essie hester ester esti estera
eugene gene yevgeny evgeny zhenya jewgeni evgeni eugen eugenio geno gienek eugeniusz jeno yevhen
eugenia genia zhenya evgenia
eva evi eve ewa ewka evita evie evicka evka
evan ev
evangelos vangelis angelos
evelyn eve evie lyn
fabian fabi fabio fabiano
felix fefe felicks feliks felek felice
ferdinand ferdi nando fernando ferdl ferdy nandor
ferenc feri ferko franci
fernanda fer nanda
fernando nando fer fernand ferdi nano
filip philip fil filipek
filippo pippo lippo
florence flo florrie flossie flora
florian flo flori florek
frances fran frankie fanny francie franny cissie
francesca franca fran cesca checca franci
francesco franco checco cesco frank ciccio
francis frank frankie fran franz franciszek francois francisco
francisco paco pancho paquito francis fran curro chico kiko frasco quico cisco franco farruco
franciszek franek franus
francois francis fanfan
frank frankie franky
frantisek franta fanda
franz franzl franzi ferenc feri ferry frans frank
franziska franzi ziska sissi franka
frederick fred freddy freddie rick fritz derek frederik frederic friedrich rik rikki
fredrik fredde freddan fred frede
friedrich fritz fred friedel freddy fiete frieder
gabor gabi gaborka
gabriel gabe gabi gab gabo gavriel gabor gabriele lele
gabriela gabi gaby gabrysia gabriella gabby gabrielle ella brielle gabika
geert gerard gert gerrit
geoffrey geoff jeff jeffrey
georg schorsch jorg jurgen gorg georgie
george georgie jorge georgios giorgos yorgos jiri yuri goran gogo
georgina gina georgie georgia ina
gerald gerry jerry gerd
gerard gerry jerry gerhard gerardo geert jerard
gerhard gerd hardy gert geri
gertrude gertie trudy trude gerda gertrud gertraud traudl
giacomo mino giaco
gilbert gil bert gilberto berto
giovanna gianna vanna
giovanni gianni vanni nino gio johnny nanni gian
giuseppe beppe peppe pino peppino beppo joe geppo
giuseppina pina pinuccia giusy
gonzalo gonza chalo
gordon gord gordie
grace gracie grazia graciela
gregory greg gregor greig gregg grigory grisha grigori grzegorz grzesiek grzes gregorio goyo grega hrihoriy
guilherme gui
guillermo memo guille willy
gunnar gunne
gunther gunter gunni
gustav gus gustl gusti gustavo tavo gustaf gosta gusten
guy guido wido
gyorgy gyuri gyurka george
halina halinka hala hela
hannah hanna hanne hansi
hans johannes hansi hannes johann hansel hanns jan hanno hasse hampus
harald harry harri harold hal harris
harold harry hal
harriet hattie harry etta
harrison harry
harvey harv
heather heath
hector tito hec
heidi adelheid
heikki henrik
heinrich heinz heini henner heiner hein henry harry hinnerk henning rik reiner
heinz heinrich heinzi
helen nell ellie ella lena nellie nelly helena helene elaine ellen leni hela helka elena ilona ilonka hella helenka eleni
helmut helmi heli
hendrik henk rik henning hein henne
henri henry riri
henrik henke rikard henning hinke heikki henrique rik
henry harry hank hal henri enrique enrico harris
herbert herb bert herbie herbi heri berto heriberto
herman hermann harm manni manny hermi
hildegard hilde hilda gardi
hubert bert hubi huey hubertus bertus
hugh hugo huey ugo hughie shug
humberto beto umberto berto
ian iain john
ignacio nacho ignaz ignatius iggy ignac ignacy ignazio nacio igna
ilya ilyusha ilja ilia
imre imi emmerich
ines inez agnes
ingeborg inge inga bibi ingrid
ingemar inge ingmar
ingrid inga inge rid
ioannis yannis giannis john yiannis
irene rena renie irena irina ira irka irenka irinka iryna reni
isaac ike zac isak izzy sjaak
isabel isa bella isabella izzy belle izabela iza isabelle ibby bel bell ysabel chabela chavela elisabeth
istvan pisti pista steve stefan isti
ivan vanya vanja ivo ivanko johan vana vanka
jaakko jaska jakob
jack john jackie jac jake jackson
jacob jake jakob coby jacobo jakub kuba jack koby jaap jeppe ib jago kubus kubik cob cobus kobus kuben sjaak jacopo
jacqueline jackie jacqui jac
jakub kuba kubus jakubek
james jim jimmy jamie jem jimbo jaime jimmie seamus jakob jay
jan janek jas jasiek janni jannik hans johan honza jenda jano janko johannes
jana janka janicka johana
jane janie jenny janet jean
janet jan jen
janina janka nina
janos jani jancsi janika
janusz jan januszek
janwillem willem
jaroslav jarda slava jara jaroslaw jarek yaroslav slavko
jasmin jas jazz minnie yasmin jasmine
jason jay jase
javier javi xavi xavier
jean jeannot
jeffrey jeff geoff
jennifer jen jenny jenn jenna
jens jensi
jeremiah jerry jem jeremy
jeremy jerry jem jez
jerome jerry jeronimo hieronymus
jerry gerald jeremy
jerzy jurek jureczek jura yuri
jesper jeppe
jessica jess jessie jesse sica
jesus chucho chuy suso
jill gillian gill jilly
jiri jirka jura georg jirik
joachim achim jochen joaquin joakim jocke kimmi jo kim quim quino joao
joan joanie joanna jo joanne johanna
joanna asia joasia aska jo joan
joao joaozinho jo
joaquin quino quin joaco chimo
joel joe
johan johannes hans jan jo joop johnny janne
johann hans johannes hannes hansi jo jan
johanna hanna hanne jo johanne hansi joan janna hannele
johannes hannes jussi juha hans johan janne juhani juhana hanno jo jan
john jack johnny jock jon jackie ian sean ivan juan jan giovanni johnnie shane evan jonny
jonas jonne jon
jonathan jon jonny nathan nat jono johnny nate yoni jonatan jonte
jorge jorgito coque koke george
jorgen jorge jogge
jose pepe chepe pepito joseph zeca ze joselito josep
josef sepp jupp seppi josi beppo pepa pepik joschi jozef jef joseph beppi jozo jozko zef
josefina pepa fina jose josefa josie josephine finnchen
joseph joe joey jo jody josef jose josep giuseppe seppe jef yosef yossi zef jojo
josephine jo josie fifi posey josefine pina finchen jose
joshua josh yehoshua
jozef jozek jozin jos jef jozsef joska joci jozko
jozsef joska joci jozsi
juan juanito juancho juanjo juanma
judith judy jodie judit jutka jitka juci jud jutta
juhani juha jussi
julia julie jules jul juli julka iulia yulia julcia giulia giuly julchen juliane uliana
julian jules jule juli juliano julien julianus
juliana juli jule liana
juliet jules julie juliette
julio julito yul
julius julio jules juri gyula
jurgen jorg georg jurg jogi
justin just jus justus justyn
justyna justynka tyna
kamil kamilek
kamila kamilka kama mila
karel karlik kaja karlos
karen kaz karin carina kari
kari karri
karin kari karina rina
karl kalle karli charly kai karel charles karlheinz kalli
karol karolek lolek
katarina kata katja kaja katka
katarzyna kasia kaska katka kasienka
katerina katya katka kat katja kateryna rina kaca
katharina kathi kati katja kathe trina kat rina katrin kathrin kata nina katinka trine tina katarina kaethe
katherine kate katie kathy kat kit kitty kay kath katya kathryn kathleen kathie kait katy trina kathrine
kathleen kathy kate kay katie kath
kazimierz kazik kaziu
keith keefe
kenneth ken kenny kent
kevin kev
kimberly kim kimmy kimberley
kjetil ketil
knut knutte canute
konrad konni kurt koni
konstantinos kostas dinos ntinos costas gus
kristian kris kristan krille
kristina kris krista tina stina kristin kristine kicki
kristoffer kris stoffer toffe kristofer
krystyna krysia krystynka
krzysztof krzysiek krzys kris chris
kurt conrad kuddel konrad
ladislav lada laco ladik ladislaus laszlo
larissa lara lari larisa
lars lasse larsen laurens lorenz laurits lauritz
laszlo laci lacika laca
laura laurie lauri lori laurence
lauren laurie ren lori
laurent lau lolo
lawrence larry laurie lars loren laurence lorenzo laurens lorenz
leah lea
lech leszek leszko
lennart lelle nalle lenni
lennarth lenna
leo leon leopold lev leonard lio
leon leo leonek leonid
leonard leo len lenny leon lennie lennard leonardo leonhard
leonardo leo nardo
leonid lenya leo lonya leonyd
leonie leo loni
leopold leo poldi pold leopoldo
leroy roy lee
leslie les lee
leticia leti letty
lewis lew louis lou
lillian lil lily lilly lillie liliana lilian lili
linda lin lindy belinda melinda
lisa liz lise elisabeth
lorenz lenz lorry enz
lorenzo renzo lore enzo
lothar lodar
louis lou louie lewis lulu luis ludovic ludwig luigi
louise lou lulu louisa luise luisa isa lovisa lisette
lubomir lubos lubo
lucas luke luca luc lukas lucasz lukasz lucio
lucia lucy luci lu luzia lucie luca luz lucja
lucy lu lulu lucille luce lucinda
ludmila lida lyuda luda mila ljudmila lyudmila lucka
ludwig lutz wiggerl louis lu luis ludwik lajos ludo ludvik
luigi gigi gino luigino
luis lucho luisito luiz lulu
luisa lu isa
luka luca
lukas luki luke luca lukasek
lukasz luki lukaszek
lynn linda lynne
maciej maciek macius mat
madeleine maddie magda madlen leni lena maddy mado
madeline maddie maddy lena mady
magdalena magda lena leni madzia lenka magdi magdus majda
magnus mange manne mans
malcolm mal
malgorzata gosia malgosia goska gocha
manfred manni manny fred mani freddy
manuel manolo manu manny manni lolo nel manoel manolito emanuel
manuela manu ela nela
marc mark markus marcus marco marek marcel
marcel marcello celo marcelo marcell
marcelo celo marce
marcin marcinek
marco marc marchetto
marcos marquitos quito
marcus marc mark mac marco marek
marek mareczek maras mark marecek
margaret maggie meg peggy margie marge madge greta daisy rita margo meggie peg megan maisie mags molly gretchen greer margarete margot maggy mette grete marguerite margarita margareta merete malgorzata marketa
margareta greta rita margret meta marga
margareta maggan
margarete grete gretel gretchen marga rita meta gitta margret gretl greta
margarita rita marga margo lita tita
maria mary marie mia mitzi marisa mari maia marika masha marusya mariya ria mimi maja rie marysia mania mara manya mariska marisol mariechen marushka mizzi mieke mirjam miriam molly mascha mariella
marian mar maryjan
marianne marian anne mari nanne janne marianna manne
marie maria mari mia ria marika mimi maruska marenka
marilyn mary lyn mari
marina rina mari marinka
mario marietto
marion mari
mariusz mariuszek mario
marjorie marge margie jorie
mark markie markus marc
markus mark max marc kus kusi macke
marlene lena leni marla lene
marta martusia martulka martina
martha marty mattie patty marta tita
martin marty mart marti martino tin martijn marten maarten tino martinek marton
martina tina marti martinka ina
marvin marv
mary molly polly mae mamie maria marie may mitzi minnie mia moll
matej matejko mat
mateo teo mat matteo
mateusz mati mateuszek mat
matheus theus
matilda tilly mattie maud tilda mathilde thilde matylda tilde
mats matte matthias
matteo teo matte
matthew matt matty mat mathew mateo matteo thew
matthias matt matze hias mats mathias matti tias mattes hiesl matyas matias mateo thias mattis thijs
matti masa matthias
maureen mo reenie
maurice mo morris maury moritz mauricio moe mauritz
max maximilian maxwell maxim maxime
maxim max maks maksim maksym
maximilian max maxi maxl milian
maxwell max
megan meg meggie meghan
melanie mel melly lanie mela
melissa mel missy lissa lisa
mercedes merche mercy sadie meche
michael mike mick mickey micky mikey mich mitch michi mischa micha michel mikhail misha michal mihaly mikael miguel michele
michaela micha michi ela misa kaela mikaela miska
michal michalek misa misko michas michael
michel michou mich micha
michele michelino lele
michelle shelly mich chelle shell misha mimi
miguel migue mike miguelito miguelo
mihai misu michael
mihaly misi miska michael
mikael micke mika mickan michael mikko miikka
mikhail misha mischa mikha michail mishka mykhailo mykhaylo
mikko mika michael
miklos miki nicholas
mikolaj miki mikolajek nicholas
milan milanek mila
mildred millie milly
milos milosek misko
miroslav mirek mira slavko miro miroslaw mirko
miroslaw mirek mirus
mitchell mitch
mohammed mo mohammad muhammad mohamed hamed mehmet medo moe hamudi
moritz mo momo ritz maurice
nadezhda nadia nadya nadja
nadia nadya nadezhda nadja nadine
nancy nan nance ann
natalia nat natasha talia natalie natasza natka nata natalya nathalie
natalie nat tally nata natty talie
nathan nate nat natan
nathaniel nate nat nathan natty than
neil neal niall nigel
nicholas nick nicky nico klaus nic nicol niklas colin nicolas nicolo cole nikolaos
nicola nicky nicki nic nico
nicolas nico nick nicki colas nicolau
nicole nicki nikki nic niki cole nicky colette
nikola nik nico nikita niko
nikolai nik nikolay kolya nicolai niko nikolaus nils kolja mykola
nikolaos nikos nick niko
nikolaus klaus nico niko claus nickel niklaus niki
nils nisse nicke niels
noah noe
norbert bert norb norbi norberto
norman norm
oksana ksenia oksanka
ole olav olle ola olaf
oleg olezhka oleh
olga olya olenka olka helga
oliver ollie olli noll oli olivier oliwer
olivia liv livvy ollie libby via oliwia
olof olle ola olov
oscar ossie oskar ozzie oz
otto odo otti
owen eoin
pablo pablito paul
pamela pam pammy mela
panagiotis panos takis panayiotis
paolo paolino pablo
pascal paco
patricia pat patty tricia trish patsy trisha patti patrizia patri patrycja pati
patrick pat paddy rick patryk patrik patrice patricio pato patrizio padraig pats
paul paulie pauli pavel pol paulinho paavo pauly
paula pauli paulina paulette pola
pauline polly paula pauli lina paulina
pavel pasha pavlik paulo pavlo pavlusha pavol
pawel pawelek paul
pedro pedrito perico pete piet
pekka peter petri
penelope penny nel pen
per pelle petter peter
peter pete pit petey peder piet per petrus pekka petr pedro pierre pietro petri peterle pelle petya petia petros petar peti
petr petya peta pet petrik
petra peti petruska
philip phil pip flip philipp phillip philippe felipe filippo lip lippo phips filip
philipp phil fips lipp flip lippi
phyllis phil
pierre pierrot
pietro piero pierino
pilar pili
piotr piotrek piotrus
prudence pru prue
przemyslaw przemek
rachel rach rae shelly rachael ray raquel rahel
radoslav radek rado radoslaw
rafael rafa rafi ralf raphael rafal rafaello raffaele raf
raimund ray mundl raymund reimund
rainer reiner rainier
ralph ralf rolf rafe raoul
ramon moncho ray raymond
randall randy
randolph randy rolf dolph
raphael raf raphi rafael
rasmus asmus erasmus
raymond ray mond ramon
rebecca becky becca beck reba rebekka beckie bekki rebeka
regina reggie gina ina queenie
reginald reg reggie rex
reinhard hardy reini reinhardt
reinhold reini holdi
renate rena nate reni renata renia natka
rene ren renato
ricardo rico richi richard caco ric
riccardo ricky rico richi
richard rick dick rich ricky richie rico rickie hick ritchie rysiek ric ryszard riccardo ricardo richi risa
rikard ricke rick richard
robert bob rob bobby robbie bert robin robby dob roberto robi rupert bobbie rab robek bertie
roberta bobbie robbie berta
roberto beto berto rob robi tito
robin rob robbie
rochelle shelly
roderick rod rick roddy rory
rodolfo fito rudy rolfo
rodrigo rodri rod ruy
roger rog rodge rogelio rutger ruggero
roland rolly rollo rolli rolando orlando lando roel
roman romek romka roma romain
ronald ron ronnie ronny ronaldo
rosa rosita rosie rose rosi roza
rosalind ros roz rosie lindy
rosario charo chayo
rose rosie rosa rosemary
rosemarie rosi romy rose rosl
rosemary rose rosie romy rosemarie
roy leroy royston
rudolf rudi rolf rudy rudolph dolf dolph rodolfo ruda
rufus ru
rupert rob ruprecht bert
russell russ rusty
ruth ruthie
ryan ry
ryszard rysiek rysio
sabine bine bini sabina sabi
sabrina brina sabi
salvador salva chava salvatore
salvatore toto turi salvo sal turiddu tore
samantha sam sammy mantha
samuel sam sammy sami samu samuil muli
sandor sanyi alexander
sandra sandy sandi alexandra
sara sarah sally sadie sari sarka sarita
sarah sally sadie sara sari
sean shaun shawn john
sebastian seb basti bas bastian sebi seba wastl sebastien sebastiano bastien basten
sergei seryozha sergey serge serj sergio serhiy serhij sergej serioja
sergio checo sergi yeyo
shannon shan
sharon shari shaz ron
sheila she
shirley shirl lee
siegfried sigi sig friedel siggi zygfryd
sigmund siggi sig zygmunt
sigrid siri siggi sigi
silvester sly sylvester silvio
silvia sylvia silvi silvie silva sylwia sylvie silke
simon sim si simeon shimon szymon simone ximo
simone simi mona moni simona
sofia sophie zofia sofie sonia sonya sophia fia sonja fifi zosia sofya sonka
solomon sol sal salomon
sonja sonia sonni
sophie sophia soph fie
soren sorren
spyridon spyros spiros
stanislav stas slava standa stano stanislaus stan
stanislaw stas staszek stasiek stach
stanley stan
stavros stavrakis
stefan steve steffen stef stefano istvan pista steff stepan esteban stevo stefek stipe steffan
stefanie steffi steff stephanie stefania stefka steph fanny
stephanie steph stevie annie fanny steffi stefanie
stephen steve stevie steph stef steven stephan ste steffen
steven steve stevie stephen
stig stickan
stuart stu stew stewart
susan sue susie suzy suze sukie susanne
susanna sanna zsuzsanna zsuzsa zsuzsi susi zuzana zuzka zuzanna zuzia susana
susanne susi suse sanne susan sanna suzanne
suzanne sue susie suzy zaza
sven svenne svend svenni
svetlana sveta lana svitlana swetlana svetka
sylvester syl sly vester
tadeusz tadek tadzio
tamara tammy tam tama toma mara
tamas tomi thomas tomika
tania tanya tatiana
tapio tapsa
tatiana tanya tania tatjana tati tatyana tetyana tetiana tata
teodor teo teddy ted fedor theodor
terence terry tel terrence
teresa terri tess tessa tere terry terka maite resi therese terezie theresa terezka
theodor theo teo tede dori ted
theodore ted teddy theo ned dora theodor
theodoros thodoris theo
theresa resi tess terry tessa tracy terri therese theres
thomas tom tommy thom tomas tomek massi tam tommi tommaso toma tomasz tomi tuomas tuomo
tiago santiago thiago
tibor tibi
tihomir tiho
tilman till tilo
timo timppa
timothy tim timmy timo timofey timoteo
tobias tobi toby tobbe tobiasz
tobin toby
tomas tom tomasek tomek tomik tomi tommy
tomasz tomek tomus tom
tommy thomas tom
torsten thorsten totte tosse toto
tracy trace theresa
travis trav
trevor trev
tristan tris
ulf uffe
ulrich uli ulli uz ueli udo ulrik
ulrike uli rike ulli ulrika ulla
urban urs urbi
ursula uschi ulla ursel sula urszula ula ulka uschka
vaclav vasek vena vaclavek
valentin val valya valik valentino tino velten walenty
valentina val tina valya vale
valerie val vally valeria lera
valery val lera valeri valera valeriy
vanessa nessa nessie van vanni vane
vasiliki vaso vicky
vasilios vasilis bill vassilis
vasily vasya vasil wassili basil vasiliy vasilis bill vasyl vaso
vera verka verena veronika verochka
verena vreni vera rena reni
veronica ronnie vero nica roni veronika vera nika weronika verka vroni
vicente chente vicen vince
victor vic vik viktor vitya vito wiktor vitek vico viktar
victoria vicky tori vic vikki vicki viktoria tory vita wiktoria vika
vincent vince vin vinny vincenzo vicente vincenz cent vinnie vinzenz zenz
vincenzo enzo vinny cenzo vince
virginia ginny ginger virgie gina
vitaly vitya vitali vitalik vitaliy
vivian viv vivi vivienne
vlad vladimir vladislav vladyslav
vladimir vlad vova volodya wladimir vladi vlada volodymyr dima vladko mirko vlado
vladislav vlad slava vladik vladyslav wladek wladyslaw lada
vojtech vojta vojto wojciech
volker volki
vyacheslav slava viacheslav slavik vaclav
waldemar walde waldi valdemar waldek
walter walt wally walti wolter wat gualtiero valter wout
wendy wen gwendolyn
werner wern verner vernon
wieslaw wiesiek
wilfred wilf will fred wilfried willi
wilhelm willi willy helm wim helmi bill william wilm
wilhelmina mina minna wilma billie minnie willa helma
willem wim pim bill willy jelle
william will bill billy willy liam willie wills bil gwilym wilhelm guillermo guillaume
winifred winnie freda fred win
winston win
witold witek
wladyslaw wladek wladzio
wojciech wojtek wojtus
wolfgang wolf wolfi gangerl wolle wolferl
xaver xaverl veri vere
xavier xavi javier xaver
yuri yura iouri jurij juri yuriy george yurii
yves yvon ivo
yvonne yvi vonnie eve evi
zachary zach zack zak zachariah zac
zbigniew zbyszek zbych zbysiu
zdenek zdena zdenka
zdzislaw zdzich zdzisiek
zofia zosia zocha zoska sophie
zoltan zoli zolika
zsuzsanna zsuzsa zsuzsi zsuzska
zuzana zuzka zuza
`;
