/**
 * Words by what they speak of. One of them says little; which of them come together tells a remark on a case from a
 * complaint, a policy or a delivery note. "*" stands for any ending, "_" for the blank between words; all of it is matched
 * against folded text (see fold-text.ts), where "don't" is "don t".
 */

/** What a dispute and its paper are about. */
export const SUBJECTS = {
  lawyers: `
    abogad* advocaat* advocat* advogad* adwokat* anwalt anwalt* asesor* attorney* atty avocat* avvocat* barrister*
    counsel esq juridique* jurist* kanzlei* law_firm* law_office* lawyer* lawyered legal legale legally letrad*
    licenciad* maitre mecenas* paralegal* prawni* rechtsanw* solicitor*`,
  forums: `
    agency appeal* arbitrat* audience audiencia* bench commission conciliacion court* courtroom demanda* docket* dol
    eeoc federal_court gericht* giudic* grand_jury guteverhandlung hearing* judge* juez* juge* juicio* juiz* juries
    juror* jury labor_board labour_board litigat* magistrate* mediat* nlrb prud_homm* rechtbank* rechter* richter*
    sad sadem sadu termin_bei* trial* tribunal* udienza venue verhandlung*`,
  claims: `
    accus* allegation* allege* anspruch* award* back_pay burden case cases cause_of_action causes_of_action charge
    claim* class_action class_cert* complaint* count counts damage* defence* defense* demande* dossier element
    elements exposed exposure forderung* front_pay grievance* judgement* judgment* klag* lawsuit* liab* limitations
    pozew* pretension* pretention* prima_facie proof prove proves reclam* remed* ricors* roszczen* statute* sue sued
    sues suing suit suits theories theory verdict* vordering* zaak*`,
  evidence: `
    admissib* affidavit* attestation* aussage* beweis* bewijs* comparator* corroborat* credib* cross cross_examin*
    custodian* declarar declaration* depo depos* diary discovery dowod* evidence exhibit* expert* getuig* hearsay
    impeach* interrogator* journal log memory metadata oath on_cross preserv* preuve* privileg* prove prueba* recall
    recorded recording* redact* remembers screenshot* statement* subpoena* swiad* sworn tape taped tapes temoign*
    temoin* testif* testig* testimon* testimony transcript* witness* zeug*`,
  settling: `
    abfindung* acuerdo* aufhebungsvertrag* authority bottom_line buyout ceiling compromise* conciliar counter
    countered counteroffer* deal demand demanded demands finiquito* floor high_end indemnit* indemniz* indennizz*
    low_ball low_end lowball lump_sum mediator* nuisance number numbers odpraw* offer offered offers payout range
    regeling* release releases reserve* resolution resolve* schikking* settle* severance six_figures transazione
    transig* ugod* vaststellings* vergleich* waive waiver* walk_away`,
  endOfJob: `
    abmahn* demissao demitid* demot* despedir* despid* despido* discharg* disciplin* dismiss* entlass* fire fired
    fires firing kundig* laid_off lay_off layoff* let_go letting_go licenci* licenzia* ontsla* ontslag*
    position_eliminated quit reinstat* resign* rif suspend* suspension terminat* warning* write_up write_ups
    writeup* written_up wrote_up wypowied* zwoln*`,
  wrongs: `
    accommodat* acoso ada age ageism breach* concerted consent contractor* disabilit* disabled discriminat* embaraz*
    exempt flsa fmla fraud* groped harass* harcelement heures_sup* horas_extra* hostile illegal* lawful legal_hold
    liable maternity medical_leave misclassif* nadgodzin* non_compete* noncompete* nonexempt off_the_clock older
    osha overpaid overtime owe owed owes payback pregnan* pretext* punish* race racial racist retaliat* schwanger*
    sexual* straordinari* tips trade_secret* uberstunden union unlawful* unpaid violat* wage wages whistleblow*
    wrongful*`,
  papers: `
    agreement* answer answers brief briefs carta* clause* contract* contrat* contrato* contratto courrier*
    declaration* draft drafted drafts file filed filing firm* firma firmare handbook letter letters lettre* memo
    memos motion* object objecting objection* ondertek* paper papers para paragraph* paras podpis* policies policy
    position_statement redline* replies reply respond* response* schreiben sign signe* signed signer signing signs
    teken* umow* unterschr* vertrag*`,
  parties: `
    adjuster* adverse arbeitgeber* carrier claimant* client* cliente* clients co_defendant* codefendant* datore
    defendant* empleador* employer* employeur* gegenseite* gegner* insurer* investigator* mandant* opponent*
    opposing other_side our_side partie_adverse patron* plaintiff* pracodawc* respondent* their_side wederpartij
    werkgever*`,
  fees: `
    a_third billable contingen* court_costs engagement fee_agreement honorar* honorario* hourly_rate my_fee
    one_third our_fee retainer* trust_account`,
} as const

/** How those speak who weigh a case, and not those who report, order or complain. */
export const ATTITUDES = {
  judging: `
    arguable bad beat beats believable best better buries burn bury chance* close_call concern* convincing credible
    damaging dead debil* easy_to evasive faible* fatal fight fights fold folds fuerte* hang hangs hard_to harmful
    help helps hold_up hurt hurting hurts kans kill kills likely lose loses losing mocn* nervous odds probable
    probably problem* riesgo* rischi* risik* risk* risky risque* safe safer safest scared schwach* shaky sink sinks
    sketchy slab* solid stand_up stark* strong* survive* sympathetic szans* thin tough trouble ugly unlikely uphill
    useful useless weak* win winning wins worried worries worry worse worst zwak*`,
  opinion: `
    a_mon_sens aconsej* advice advies advise advised adviseer advises bluntly conseil* consigli* doradz* eindruck
    einschatz* empfehl* frankly gut her_read her_take her_view his_read his_take his_view honest* i_believe i_d
    i_doubt i_expect i_fear i_think i_would i_wouldn ich_rate in_my inclined inschatt* instinct meiner meinung moim
    mon_avis my_advice my_concern my_guess my_impression* my_opinion my_read my_recommendation my_sense my_take
    my_view opina* opinion our_view parere radze rate_ich rather recomiend* recommend* suggest* their_view
    votre_avis we_d we_would_be your_advice your_opinion your_take your_thoughts your_view zdaniem`,
  instructing: `
    avoid before_he before_i before_she before_we before_you bitte_nicht circulate cut delete deletes do_not don_t
    dont forward_this guess hold hold_off keep leave_it leave_out must_not ne_parle* ne_repond* ne_signe* never
    nicht_antwort* nicht_unterschr* nie_mow* nie_podpis* niet_teken* no_acept* no_conteste* no_diga* no_firm*
    no_hable* non_firm* not_to nothing_in_writing only_answer please_don refrain remove save say_less say_nothing
    should_not shouldn stop strike take_out until_he until_i until_she until_we until_you volunteer wait without`,
  asking: `
    accetto am_i are_we can_he can_i can_she can_they can_we could_i could_they could_we czy darf_ich debemos debo
    devo devons_nous did_i do_i do_we do_you_agree do_you_authorize do_you_think does_it does_that does_this dois_je
    durfen_wir how_bad how_long how_risky is_it is_that is_this konnen_wir kunnen_wij may_i may_we me_conviene
    moet_ik mogen_wij muss_ich mussen_wir must_i must_we pensez_vous peut_on podemos possiamo pouvons pouvons_nous
    puedo puis_je should_i should_they should_we soll_ich sollen_wir sollten_wir what_are_my what_do_i what_happens
    what_if what_should what_would will_it will_that will_they would_it would_that would_they`,
  relaying: `
    according_to asked_me asked_us been_told call_from call_w call_with check_with checked_with cleared clears
    dice_di dice_que dijo dit_que he_asked he_d he_doesn he_feels he_said he_says he_thinks he_told he_wants
    he_would m_a_dit me_dijo meint mowi per powiedzial* ran_it_by ran_this_by run_by run_it_by run_this_by sagt
    sagte said_don said_i said_not said_that said_to said_we says_don says_i says_not says_that says_to says_we
    she_asked she_d she_doesn she_feels she_is_not_comfortable she_said she_says she_thinks she_told she_wants
    she_would spoke_to spoke_w spoke_with talked_to talked_with they_said they_think they_told they_want thinks_i
    thinks_it thinks_the thinks_we told_her told_him told_me told_us waiting_for waiting_on wants_a wants_me
    wants_the wants_to wants_us was_told were_told zegt`,
  planning: `
    add_the amend anchor anticipat* argue argued argues argument* checklist chronolog* concede* deadline* decide
    drop expect expects file_first first_then hold_back lead_with leverage mock next_step* opening options outline
    outlines plan plans practice prep preparation prepare prepared prepares preparing prepped push_back raise ready
    rehears* respond_by role_play strategic strategies strategy talking_points theme themes theory timeline to_do
    whether`,
  keepingSecret: `
    admit* ashamed between_us between_you by_phone close_hold confidential* confidentiel* did_not_tell didn_t_tell
    do_not_copy do_not_share don_t_share entre_nosotros have_not_told haven_t_told hid hide hiding in_confidence lie
    lied nadie need_to_know nessuno never_told niemand niemand* nikomu no_one nobody not_copied not_in_writing
    not_share not_told off_the_record only_me only_you personne pick_up_the_phone private privately real_reason
    really_happened secret* to_myself to_yourself truth truthfully vertraulich your_eyes`,
  takingSides: `
    against_her against_him against_me against_us against_you contra_nosotros contre_nous for_our_side for_them
    for_us fur_uns gegen_uns he_ll he_will helps_us helps_you hurts_us hurts_you if_he if_she if_they on_us our_best
    our_own our_people our_position our_story our_strongest our_weakest our_witness* our_worst para_nosotros
    pour_nous she_ll she_will their_argument their_best their_case their_expert their_letter their_offer
    their_witness* they_are_going they_argue they_can they_claim they_could they_have_to they_know they_ll they_may
    they_might they_say they_want they_will use_it_against`,
} as const

/** Who speaks, and in what tone. */
export const VOICES = {
  conditional: `
    assuming could deberia devrait if konnte may might otherwise podria pourrait should sollte suppose unless
    whether would wurde`,
  me: `
    i me mine my`,
  we: `
    our ours us we`,
  you: `
    you your yours`,
  she: `
    he her hers him his she`,
  they: `
    their them they`,
  notes: `
    asap call called fyi impressions intake interview* memo mtg note notes pls prospect* re spoke t_c tc w`,
} as const

/** What everyday papers of a workplace are made of. */
export const GENRES = {
  operations: `
    account_number badge bank benefits birthday book booking breakfast budget bus certificate class cleaning clinic
    coffee course customer* deductible deliver* delivery dinner direct_deposit doctor door dose enroll* equipment
    flight game grade* gross hotel* hours_worked insurance_card inventory invoice* keys kitchen landlord laptop
    launch lease loan lunch machine* maintenance marketing menu mileage net newsletter order ordered orders oven
    paint* pallet* parking parts party password patient* payroll_date photo* picnic premium price prices printer*
    product* quote raffle rain receipt* recipe rent repair* roof room sale sales schedule* school score shift shifts
    shipment* shipping stock store stores student* supplier* tax taxes team tenant ticket* timesheet* tire* train
    training truck* uniform* vaccine van vendor* warehouse weather website`,
  formal: `
    all_employees applicant* apply congratulations dear duties effective_date eligibility eligible employees_are
    employees_may employees_must enclosed equal_opportunity full_time hereby herein hiring notice_of official
    part_time pay_range per_hour pleased_to policy_on position_open pursuant qualifications regards requirements
    responsibilities resume section shall sincerely thank_you_for thereof vacancy welcome yours_truly`,
  courtPapers: `
    alleges_as by_and_through case_no certificate_of_service civil_action clerk_of comes_now county_of
    hearing_officer hereby_ordered it_is_so_ordered notary plaintiff_by public_hearing respectfully_submitted
    so_ordered state_of summons undersigned verdict_form you_are_commanded`,
  news: `
    announced bulletin jury_awarded newspaper on_monday_said percent_of press readers register_by reporter reporters
    seminar speakers spokes* study subscribers survey told_reporters webinar`,
  personnel: `
    employee_assistance exit_interview final_warning first_warning goals hotline hr_department human_resources
    i_resign last_day meets_expectations my_resignation next_review overall performance_review rating this_is_your
    two_weeks_notice you_are_being you_have_been you_were_late your_employment your_supervisor`,
  chatter: `
    congrats cool great haha happy hey hi lol love ok okay pizza see_you thanks thx wow`,
} as const
