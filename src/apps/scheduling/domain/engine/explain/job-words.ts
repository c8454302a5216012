import { plain } from './tokens.ts'

/** Whether signatures name a function, a department or a form of company with it. A line of nothing else says nothing else. */
export function isJobWord(word: string): boolean {
  return WORDS.has(word) || (word.length > 5 && STEMS.test(word))
}

const words = (text: string) => text.split(/\s+/u).filter(Boolean).map(plain)

const WORDS = new Set(
  words(`head chief officer lead leader manager director owner founder partner associate principal president vice vp svp evp ceo cfo cto coo cio cmo cpo chro chair chairman
  chairwoman executive senior junior deputy acting interim global regional national international group team unit business area office assistant advisor adviser agent analyst architect auditor
  broker buyer clerk consultant controller coordinator counsel designer developer editor engineer expert inspector instructor lawyer attorney solicitor paralegal lecturer librarian
  nurse planner producer professor programmer realtor recruiter representative researcher scientist secretary specialist strategist supervisor surveyor teacher
  technician trader trainer translator treasurer writer accountant account accounts key client clients customer service services sales sale support success care operations ops
  product products program programme project projects portfolio brand content communications media digital data software hardware systems it hr pr qa ux ui seo erp crm r&d emea apac dach
  finance financial legal compliance tax treasury audit risk insurance security safety health quality logistics supply chain warehouse production facility facilities estate real property
  design creative art growth strategy innovation research science technology technical tech web cloud infrastructure network human resources people talent learning corporate affairs public
  external internal relations investor events event department dept division faculty school university college institute center centre board committee
  ltd llc llp lp plc inc corp co company holding holdings ag kg kgaa ohg gbr ev ek eg mbh gmbh gmbhco se sa sas sarl sasu eurl snc spa srl srls sapa bv nv vof cv sl slu sc zoo sp o ooo тов тзов пп фоп пат прат ат
  hospital hospitals clinic clinics practice chambers university academy foundation ministry embassy council municipality startup ventures capital labs lab studio studios bakery
  krankenhaus klinik klinikum praxis gemeinschaftspraxis kanzlei universitat hochschule akademie stiftung ministerium facharzt facharztin oberarzt oberarztin chefarzt chefarztin arzt arztin innere medizin lehrstuhl institut verein gemeinde
  hopital clinique cabinet universite academie fondation ministere mairie medecin chirurgien chirurgienne fondateur fondatrice notaire atelier associe associee
  clinica bufete despacho universidad academia fundacion ministerio ayuntamiento medico medica cirujano cirujana fundador fundadora notaria notario
  ospedale studio universita accademia fondazione ministero comune medico chirurgo fondatore fondatrice notaio facolta dipartimento primario
  escritorio universidade academia fundacao ministerio camara medico medica cirurgiao fundador fundadora notario faculdade consultorio
  ziekenhuis kliniek praktijk advocaten advocatenkantoor universiteit hogeschool academie stichting ministerie gemeente arts chirurg oprichter oprichtster notaris notariskantoor huisarts
  szpital klinika kancelaria adwokacka uniwersytet politechnika akademia fundacja ministerstwo urzad lekarz lekarka chirurg zalozyciel zalozycielka notariusz wydzial katedra przychodnia
  лікарня клініка університет академія фонд міністерство лікар лікарка хірург кафедра факультет нотаріус бюро
  mba phd msc bsc llm ma ba cpa cfa pmp
  leiter leiterin abteilungsleiter abteilungsleiterin teamleiter teamleiterin bereichsleiter bereichsleiterin projektleiter projektleiterin geschaftsfuhrer geschaftsfuhrerin geschaftsfuhrung geschaftsleitung vorstand
  leitung stellvertretende stellvertretender stv prokurist prokuristin inhaber inhaberin sachbearbeiter sachbearbeiterin referent referentin berater beraterin mitarbeiter mitarbeiterin einkauf einkaufer einkauferin
  vertrieb verkauf personal personalwesen finanzen buchhaltung recht rechtsabteilung steuern verwaltung technik entwicklung forschung produktion fertigung lager logistik qualitat qualitatssicherung kundenservice kundendienst
  kundenbetreuung offentlichkeitsarbeit kommunikation abteilung bereich rechtsanwalt rechtsanwaltin fachanwalt steuerberater steuerberaterin ingenieur ingenieurin architektin kaufmannische kaufmannischer technische technischer
  wissenschaftliche wissenschaftlicher mitglied der des assistenz assistentin sekretariat buro zentrale fachbereich
  directeur directrice direction responsable chef cheffe charge chargee gerant gerante president presidente adjoint adjointe secretaire assistant assistante comptable comptabilite juridique juriste avocat avocate ingenieure
  technique technicien technicienne commercial commerciale commerciaux ventes vente achats achat acheteur acheteuse ressources humaines rh communication qualite production logistique informatique projet projets produit
  produits clientele clients financier financiere administratif administrative general generale regionale developpement recherche conseiller conseillere consultante redacteur redactrice gestionnaire service departement pole
  directora jefe jefa gerente encargado encargada coordinador coordinadora presidenta subdirector subdirectora socio socia abogado abogada ingeniero ingeniera tecnico tecnica contable contabilidad compras ventas comercial
  finanzas financiero financiera recursos humanos rrhh comunicacion calidad produccion logistica sistemas proyectos proyecto producto desarrollo investigacion administracion administrativo administrativa asesor asesora
  consultor consultora analista departamento area juridico juridica operaciones atencion cliente lic
  direttore direttrice direttivo direzione responsabile capo dirigente titolare socio amministratore amministratrice delegato delegata presidente vicepresidente coordinatore coordinatrice impiegato impiegata addetto addetta
  ufficio acquisti vendite vendita commerciale contabile contabilita legale avvocato ingegnere tecnico tecnica qualita produzione logistica sistemi informativi progetti progetto prodotto sviluppo ricerca amministrazione amministrativo
  amministrativa risorse umane personale finanziario finanziaria consulente segreteria segretaria segretario reparto settore servizio clienti generale vice
  diretor diretora director directora gerente gestor gestora chefe coordenador coordenadora presidente socia advogado advogada engenheiro engenheira tecnico tecnica contador contadora contabilista contabilidade compras vendas
  financeiro financeira financas recursos humanos comunicacao qualidade producao logistica sistemas projetos projectos projeto produto desenvolvimento pesquisa administracao administrativo administrativa assessor assessora
  consultor consultora analista departamento setor area juridico juridica operacoes atendimento ti
  directeur manager hoofd leidinggevende teamleider projectleider projectmanager voorzitter penningmeester eigenaar vennoot adviseur adviseuse medewerker medewerkster coordinator inkoop inkoper verkoop verkoper personeel
  personeelszaken financien financieel boekhouding boekhouder juridisch jurist advocaat ingenieur techniek technisch ontwikkeling onderzoek productie logistiek kwaliteit klantenservice communicatie afdeling algemeen
  administratie beleidsmedewerker bestuurder raad bestuur zaken
  dyrektor dyrektorka kierownik kierowniczka prezes prezeska wiceprezes zarzadu zarzad czlonek czlonkini wlasciciel wlascicielka wspolnik specjalista specjalistka doradca konsultant konsultantka koordynator koordynatorka
  asystent asystentka analityk ksiegowa ksiegowy ksiegowosc prawnik radca prawny prawna adwokat inzynier technik dzial dzialu sprzedazy sprzedaz zakupow zakupy finansowy finansowa finansow kadr kadry ludzkich zasobow personalny
  komunikacji jakosci produkcji logistyki projektu projektow produktu rozwoju badan administracji administracyjny administracyjna handlowy handlowa generalny generalna glowny glowna mlodszy mlodsza starszy starsza ds biuro biura
  obslugi klienta techniczny techniczna regionalny regionalna
  директор директорка керівник керівниця начальник начальниця менеджер менеджерка голова заступник заступниця президент віцепрезидент власник власниця партнер партнерка засновник засновниця спеціаліст спеціалістка фахівець фахівчиня
  консультант консультантка координатор координаторка асистент асистентка аналітик аналітикиня бухгалтер бухгалтерка юрист юристка адвокат адвокатка інженер інженерка технік відділ відділу департамент департаменту продажу продажів
  закупівель закупівлі фінансовий фінансова фінансів кадрів персоналу комунікацій якості виробництва логістики проєкту проєктів проєктний продукту розвитку досліджень адміністрації адміністратор адміністраторка комерційний комерційна
  генеральний генеральна головний головна молодший молодша старший старша роботи клієнтами обслуговування технічний технічна регіональний регіональна виконавчий виконавча офіс провідний провідна`),
)

/** Of words that take many endings, or are the same in many languages. */
const STEMS = new RegExp(
  `^(?:${words(
    'marketing marketin procure purchas manag engineer consult account advertis train recruit operat market маркетинг управлін зв',
  )
    .filter((stem) => stem.length > 5)
    .join('|')})`,
  'u',
)
