/** Written by scripts/privilege-weights.ts: a weight, and the words, pairs of words and concepts that have it. */
export const BIAS = -1.06

const TABLE = `
0.99 subjects>=1&attitudes>=1
0.90 client
0.84 matter
0.82 evidence>=1
0.79 lawyers>=1
0.75 so
0.68 d
0.65 phone
0.64 ocr only
0.63 is_not
0.62 #_is y
0.60 subjects>=1&attitudes>=3 voicemail
0.59 draft letter
0.58 question
0.57 nicht
0.55 die
0.51 do_it the_letter work_product
0.50 clause
0.49 lo now until
0.48 mediation not_in
0.47 not
0.46 before claims>=1 conditional>=2
0.45 but fees>=1 him sent she>=1
0.44 judging>=1 product they>=1
0.43 com forums>=1 notes>=2 ok papers>=2 para texts us
0.42 outside
0.41 after it_was pour something subject timeline v written
0.40 go group ich subjects>=2&attitudes>=1
0.39 com_to costs prepared to_give what_we
0.38 and_you if list llp notes si take the_state them
0.37 about apology before_the file give hold re through
0.36 et priv that_we the_accident the_same the_time
0.35 cleared co common not_tell sobre thing what_i xlsx
0.34 endOfJob>=1 from looked me worth
0.33 a_c asking>=1 c litigation model notes>=1 pas say subjects>=1&attitudes>=2 the_room uns with_this
0.32 act and_your as att0rney cliente emails gc goes lawyers>=2 looked_at people per read the_clock the_overtime
0.31 #_but act_for advise can_they common_interest document instructing>=2 meeting mention recibos some strike takingSides>=1 tell_them texting
0.30 about_this and_i back_pay guy on_it plus settling>=1 social_media that the_whole you_asked you_on
0.29 agency copied damages does door in_the of_litigation opinion prepared_in que reyes same t the_two trust w went whole
0.28 about_the and counsel jan low mid not_ask over pedir photos short than they we>=1 yet
0.27 bad going held in_# n northgate out she_has this_state to_go to_say want_the we_can you_said
0.26 atty claim conviene destroy from_the high interest it_on joint me_ok opinion>=2 out_the own p reasons research reserve settlement since_# une you_that
0.25 and_do and_it and_what anyone at_the below between comes de_la dr high_# i_attach issue look low_# no_# s said_to saw_it schedule subjects>=4&attitudes>=2 summary the_# the_request there_is tran unions unterschreiben we>=2 when_you with_us word you_write
0.24 #_will about_it budget counsel_to dossier down email everything_you facts give_them have_to in_this it_will la let_go on_the r_i represent request_of retaliation says text_messages the_phone to_me von whether will_look wir
0.23 #_don a_letter as_your badge committee conflict discharge early i_should is_the it it_in knew laptop lose may_# number_is parties>=1 planning>=2 please_send pull she state their third_of to_show was_in when_did
0.22 agree already attendance board by_mistake change close_to counsels enough expert for_my for_you her i_say if_not in_my lowe make my_lawyer now_and she_says talk_to the_agency the_door wants_to
0.21 #_of a_good and_we come_out conflict_check das decided dispute in_order inquiry message note of_it please_return propose recovery representation the_claim the_pay they>=2 tip to_represent to_tell transfer us_on
0.20 about_# anybody brother cc defense example_to eyes for_your he_would instructing>=4 it_for lunch minutes_of nobody pages papers privileged range review says_# short_version solicitors talked the_old the_reason those tuesday_please two_years
0.19 #_ask #_call #_high #_i authority auto calling coworkers dismissal done dui er exposure former gmail gmail_com if_the it_up like_we likely ll me_to mock need_the not_for ortiz purpose retainer revise risk sets slow staffing talking the_case the_note tip_pool to_be told_you update us_to we
0.19 wrongs>=1 you>=2
0.18 #_email a_court ab and_my and_the answers anyway ask_for b_# chronology comments del direction discussed example for_them g get had_a licenziamento like look_like messages met ne need_your of_the parere part_of personnel probably represent_you response runs said_it send six_months stand statute
0.18 talks thank thank_you the_emails the_one the_schedule the_three there they_have to_her und under until_we vogt what what_is
0.17 #_the a_second and_that ask_him asking>=2 book bye case de_# declaration did_it dijo direction_of does_the for_our go_up impression is_worth kept later lost maitre me_dijo much no not_write old on_leave opinion>=1 ordered parking_lot pro representative she_will statement_of talked_to testimony
0.17 the_direction the_list them_the to_accept together told unless until_the version what_it who_decided
0.16 als also applies attach average cases different do_we en ends est front_pay head it_with item keep_all leave let_her like_you me_the mediation_# mit my_attorney our ours r remark side sign_the since subject_to t_sign the_badge the_complaint the_hearing the_matter the_night the_parking
0.16 the_personnel the_review the_timeline they_are think_about thoughts to_counsel to_mention with_client with_our you_would your_claims zu
0.15 #_before and_no anticipation anticipation_of anything_about are_in as_long background came_back camera can_i days_from dont duties emotional everyone_who first from_gail in_anticipation internal item_# ito ito_subject joint_defense juror letter_sets liability meeting_with mistake not_delete
0.15 nous of_any other_side pending question_for reply_to risque sets_out sit street t_answer the_dismissal the_former the_lawyers the_tribunal theory they_sent thurs to_# to_send tribunal void when which with you_and
0.14 a_year abogada advice agree_to attached_is bottom claims_against clear counsel_for crane executive fired fw i_looked in_our is_going it_now it_to judge just keys let_him letter_to names northgate_example on_page pike points privilege promise que_no read_the serve sole soll stays
0.14 subjects>=2&attitudes>=2 taking talking_to the_wage thinks_we this_one through_the to_them up_to vote where_we whether_the would wp wrote you_for
0.13 #_when a_copy account am_not and_not are_the are_we asked avant but_i can_be cannot circuit clock connection connection_with copies district_court draft_# example_subject gone guess harborline have_it he_says hired i_forgot i_know if_i impressions in_connection in_writing invoice je lead_with
0.13 long_as man may_be me_and minutes more mrs non note_to of_counsel of_pay por protected put_a ray result retained review_before save see_it sick son summary_of take_it the_board the_lawyer the_log the_meeting the_supervisor to_it until_she vertraulich view w_my wants whether_we worse yes_if
0.12 #_she #_subject #_yrs a_week advice_on and_oduya audit away can_t caso circulate communication deadline describe diary else evaluation eyes_only file_with fix_it forgot forgot_to frau gail going_to he_has hey him_to ht i_need i_took if_he if_she il in_june interviewed le night_shift notes_from
0.12 oath object our_case prep relaying>=4 remarks selection send_the should_be so_that subjects>=1&attitudes>=4 the_attendance the_class the_email the_grievance the_handbook the_retaliation they_do to_hold to_intake told_her under_oath who_saw will_ask will_talk with_it with_your witnesses yrs
0.11 #_our #_through accept_the and_if asked_about back_at bad_for by_a chat claim_and claim_for copy_of dates district everyone explain for_mediation goes_to guard hart her_off hotel hr_to i_ll investigator jd matters mi months neither notes>=4 of_# of_may ok_to papers>=4 prepared_for probability
0.11 quietly really return reyes_# route seeing so_i subject_need t_put talk that_is the_day the_papers the_remark these thinks to_our to_you trucks venue weekly will_say work_for write you_sent you_take you_to you_want
0.10 #_mr 9th an_email are_# asks attorneys_at back bell but_not claims coffee complain confirm count del_# der discussion drafts exempt explanation firm guard_was horas it_before january_# lock lund mediator missed mr_bell must_not not_go of_liability off_the older on_pay outline_for partner
0.10 pay_the reasonably recording remember requested ruling separate session shift tell_you the_9th the_advice the_deposit the_drivers the_file the_ones the_reference the_separation the_stand the_text to_court trade used was_not we_all which_we who_was with_him would_be would_look
0.09 #_are #_because adverse against answer_probably any_action attached both_ways brought confidential_attorney demand email_to es estimado find_the hear_about hold_notice i_put in_person inn instructing>=1 interest_agreement it_goes latch lets_not maintenance me_before me_by media not_call
0.09 not_talk nothing nov now_the of_them ops para_# past pls professionnel puedo rate_the read_it ready reinstatement schedules secret_professionnel see_below slack t_tell tax than_# thanks_for the_firm the_job third to_ask to_see to_their up_# wants_# warehouse we_did you_say yr
0.08 #_it #_who #_yr 2nd 3rd abogado age_claim and_they attorney before_friday below_# box_# by_monday can_go can_take chance claim_is complain_about counsel_subject cover cross damage everything falls fees>=2 for_her foreman fur gave he_was i_sign i_write if_this in in_april indemnity is_an lie
0.08 liebe loss me_that money nobody_else not_leave not_to on_what once or_is orr other owner pell per_our picnic point rate rule run say_# september she_did should should_have skip sons sorry spots subjects>=3&attitudes>=4 suggest telephone terminated that_i the_age the_charge the_foreman the_group
0.08 the_leave the_march there_are thread three_years to_him to_warehouse um us_only walk_away ways we_put we_re we_were weak_spots where won you_wanted
0.07 #_de #_wks a_la all_records and_costs angry announce arbitrator au bill bring_the can_ask chart claim_# client_privileged collect defendants dinner do_the doc documents drei employed employment_law find firmar for_one from_my from_office from_outside goes_out halvorsen hand her_# herrn hires
0.07 house how_much i_said in_march intake it_can it_down know_who liability_# lopez make_a matter_and nach new_hires noonan not_sent not_think notes_of objet old_phone paying person photo pretext pump questions_for respond sent_to short_answers so_the stuff termination test that_he the_arbitrator
0.07 the_deposition the_investigation the_other the_people till_he times to_advise too_much tuesday valid ve was_employed was_let was_told we_owe where_the will_come wks wochen words you_sign your_own
0.06 #_complaint #_my #_so #_talk #_that about_her absences admits adverse_action and_was attached_are attorney_work back_by bathroom before_she bob brief by_week came can_say causation chere chere_madame client_re cold_storage counsel_re date_# de_mayo delete den did_i does_that due_# error esq
0.06 file_# first_# follows for_me gives hale have_my he_can he_ll here hold_off i_found is_to it_# it_again it_and it_would it_you january jurors know_if l landlord loads logs ltd made maybe mayo means memorandum mental mental_impressions ne_pas need new_job northgate_cold not_yet october_# oduya
0.06 off_on offer okay on_may one_in opinion_the org_chart page pass personnel_file place request reyes_on says_the second shared she_told show_the site social storage storage_ltd story subject_question supervisors term that_this the_contract the_enclosed the_february the_transfer the_word thought
0.06 time to_days until_you waiting what_happened will_have with_anyone would_take you_# you_must
0.05 #_pages #_present #_termination #_w #_was accident asked_whether carrier claim_has conditional>=1 conference_with confirms dec deputy disparagement events for_professional his leave_out my_husband non_disparagement not_discuss not_like overtime_is produce professional_services redline responses
0.05 say_the spreadsheet stop store_# stronger subject_fw telephone_conference tell_your the_managers the_party this_in to_find to_make todo until_then we_think week_# write_to your_request
-0.05 #_document #_he #_we a_charge after_i and_freezer and_return and_she answer_the ask_me being boy breaks_the brings by_noon ce coach compete days_i do_you either exhibit general_counsel have_an hollis_to hours instead know_what lead_at loan mail meets_expectations mon must_be near non_compete
-0.05 of_freezer period plan_# punished_for refused repaired shall_be status subject_re takes talk_with the_audit the_chart the_date the_third thx to_human to_keep total_# traffic want_to win within_a
-0.06 #_counsel #_net #_overtime #_regular a_list a_shift accounts affidavit agreement_and and_should and_to annual asking_for at_me award bank because_the bonus by_may calendar car changing charge_of chief claims>=2 clinic consulting corrective corrective_action could_you coverage delgado_reyes
-0.06 doctors fact february_# fenwick filed_# for_all freezer_# freezer_doors garnishment girl hard has_the he_is he_told her_claims hit i_spoke is_for keepingSecret>=2 last_night laughed less_than lifting_over maria_delgado may_file miss mon_# most moved_to need_a net not_sure of_discrimination
-0.06 of_labor ohio okafor on_sunday or parents pip position_statement put_it rather rating reyes_subject seat see_you separation_agreement she_asked she_would shows signature so_ordered subjects>=3&attitudes>=3 tell_the that_leads the_budget the_court the_paper the_warranty theft thinks_the
-0.06 this_message this_month this_to tickets to_all to_settle told_me tonight total try_it tues under_# use_it vine visit wages warranty we_just we_share what_would wrong your_papers your_rights your_supervisor
-0.07 #_at #_employee #_hr #_not #_pm #_they #_to 12th a_jury about_a about_your absence advised advised_to allowed and_call and_say assistant available awarded back_in background_check before_he begin break bring_your complaint_to december denied do_with doctors_note duty earl employees even finds
-0.07 fix freezer from_you goals handbook happened having hospital if_we improvement improvement_plan in_court inspector is_prohibited is_wrong it_if itself judgment klage law lease legal_assistant letter_from lift line_is logistics look_at mails manager_or may_lead me_for met_with mother mr
-0.07 must_give never new_one no_one none north not_been not_let not_open not_see notices of of_conduct of_hearing of_us offer_letter on_july on_june on_tuesday p_c performance_improvement pick pm policy_# prohibited put reasonable_attorneys reporting sale se she>=2 should_i show sis steps store
-0.07 the_12th the_back the_bakery the_bank the_employee the_form the_legal the_number they_were they_will this thu_# to_order to_review to_think told_us under_it union_flyer unit us_from us_i verbal want_us we>=4 will_not write_down writing_to x yesterday you_see you_the your_manager
-0.08 #_do #_h #_percent a_legal admit_fault aid and_give and_then anti_harassment are_commanded ask_why attorney_before attorneys_for block brandt call_back called_me changed changes clean_record closing coaching commanded commanded_to company_pays concerns_to d_rather dentist department drafted
-0.08 estimada expect feb_# fire_me for_now for_overtime h have_a hear_from him_on holt hours_and how_to i_recommend in_a incident independent information_if inside intended_recipient is_open it_by it_the keepingSecret>=1 kitchen kundigung letters lifting likes locker many may_ask me_a me_about
-0.08 members misconduct mr_hollis my_mother nervous no_lifting not_share offer_you on_february par parties pay_by performance performance_review phones plant please_do please_keep please_use post reasonable recommend reported_to required review_# say_no say_nothing scheduling six swap t_want
-0.08 take_the takingSides>=2 the_crew the_end the_intended the_last the_north the_report the_team they_fire think_we to_buy to_decide to_fill to_report to_talk to_this to_write took unpaid unpaid_overtime week_is working worst you_have you_should
-0.09 #_pounds #_signed action agreed always and_tell anti applied are_advised are_you at_it baby be_paid becker belong can_live communications company_said conduct copier covers d_go d_like delgado denver did_not dock_# dos down_to employers even_if exhibits february firing first_aid fit follow_up
-0.09 go_# grievance_form have_# hill hrs ice in_three injury inspection live_with madame move_to my_sister needs_the night_the not_work notary of_our on_my on_time our_call owe parties>=2 pay_it pays_# punctual recorded replace represents rest rights_under safety_committee scheduled screen send_it
-0.09 signs sind sister somebody someone starting subject_your summons thanks the_best the_law the_roof the_van they_cut this_firm throw tires to_claims to_stay unfair until_# we_still why with_an with_the write_it you_were your_claim
-0.10 #_you a_suit admission admitted agreement_the answer answer_filed are_allowed at at_# august back_today bright concerns consult_with deposition desk do_i el_lunes expense federal fine four_people friday_we give_the given grant great i_complained in_ten it_comes it_from it_please keep_this kind
-0.10 knows_the lee like_to mail_may may_have miles month next_time number_# of_everyone of_her offer_# on_# on_a on_your opened operations papers>=1 parking pilar pounds quarter reports roof school send_a send_you senora she_can sloan spoke_to subject_my subjects>=4&attitudes>=1 that_a thats
-0.10 the_county the_lease the_line the_order the_policy thu to_consider to_mr truth ui vp we_would will_take will_write wont work_on would_like you_at you_know you_tell young
-0.11 #_admitted #_filed #_hours #_meeting #_min a_photo able able_to after_she after_the agreement_# answer_by apply at_three base be_on bonjour branch chain checked claimant_was claims>=4 companys complained confidential_and dear_mr dear_ms delgado_to denies_the did_the did_they drive duarte
-0.11 e_mail eeoc expectations five_years for_a for_leaving for_six for_this fryer further goal have he_said human hurt i_expect insurer is_too judging>=2 let_me local min mo no_but not_know not_lift of_march opportunity pallets passport preguntas private reason_for requires resolution sender
-0.11 spoke_with st terms the_baby the_companys the_safety the_sender this_e to_dismissal to_end to_leave true tue_# up_the violation_of wait_for we_look will_call years_of you_be you_in
-0.12 #_degrees #_or #_this agreed_to agreement agrees allegations and_let approved as_of bears call_me complaint_i contact cooler declined_to degrees discharged_for fall feel file_a finish from_maria guests hearing_on if_they im immediate june kranz late_and les mgr might not_put of_perjury
-0.12 of_service offered on_monday oven park penalty penalty_of perjury reported_on said_that sloane spanish stay take_a the_claimant the_hospital the_second then they_came think_they time_and to_comment to_the to_your under_penalty use violation visa wanted we_do we_want were_not what_do wish
-0.12 witness_statement wk wrongs>=4 wrote_to your_employer yourself
-0.13 #_bring #_dr #_lb #_plaintiff a_bad a_month a_subpoena addressee answer_# april_# bakery because_you before_signing breaks chatter>=1 club confidential_information could days_please doors drop_the fight friday_at from_# harassment he_will i_was incident_report intended k keep_the lb lead_to
-0.13 march_# moves ms newsletter of_a out_of payroll personal police_report remedy rights she_said signing statement_to suspended that_they the_addressee they_want thin trained wed weeks why_did
-0.14 #_cv ask_the be chance_to chances_are credit cv cv_# de did_you end_of food from_our has_been have_not i_make ist it_back it_may its job_ad lawyers lunes me_what my_name my_supervisor not_say offers on_thursday order patient payslip please_call reporter sched settle shifts supplier that_she
-0.14 that_you the_card this_letter this_offer tools was_discharged was_late was_there work_with your_complaint
-0.15 about_my amount_# any_time as_possible check company contract did drop el fix_the follow from_a haddad her_hours human_resources i i_ask i_d i_have in_january is_weak its_own mars me_i no_to not_sign nothing_to of_my options practice quote release resources returns reviews seen settling>=2
-0.15 sheet slide subjects>=3&attitudes>=1 sunday supervisor survey to_answer told_him too_old transcript volume want was we_don what_the will_bring zum
-0.16 #_period a_m am_writing an_hour and_may anything_else ask_about asks_for bring denies discharged due experience friend front_of half help_with hollis hour i_did if_a in_front it_has kids las lets maria me_on merci_de meridian moved notice_of one receipts recipient relaying>=1 report_# results
-0.16 said_the sees seven start studies t_forward taken that_her that_your the_chance the_fair the_general this_year trouble un was_at what_if when_the will_be witness would_appeal would_not you_leave you>=1 your_account
-0.17 #_as a_hearing auf belt buyer cake call_# claimant clerk come_to could_not courtPapers>=2 discrimination exit facebook flyer for_# forward friendly friends holiday i_believe i_heard letter_of log_# opening paralegal place_to said_no said_we says_that server the_calendar the_hours the_motion
-0.17 the_office ticket to_take tue you zum_#
-0.18 #_in a_paper add any ask_your big close declined fault gate grill helps hr_reply humanos i_asked i_don is is_in key le_# live machine marlowe offer_is office recursos recursos_humanos reminded six_years su that_says we_should worked_with
-0.19 #_an #_defendant am and_nothing argue attorneys_fees bake bring_it by_june by_text closed_# confirmed contracts court dear disputes each_party each_side for_three for_two from_may happens have_questions he hiring if_it is_fine july_# like_it my_hours not_use on on_our order_the pays
-0.19 please_look pumps secret security she_knows steward take_my tell the_city the_others the_sign this_is to_let today training turno verdict video weber were will_go write_up
-0.20 #_if #_on 14th a_yes amount and_send called calls compliance hire_her home inc invitation it_i j know_about line move_on of_your personnel>=2 saw_the served terms_of the_14th the_bus the_price the_register u want_this worked_for worker workers you_may yours
-0.21 #_closed #_days a_witness arbitration e fair found gift got_a it_a it_is it_until labor lady light name on_nights orders push respondent sign sue ten_days the_right to_consult two_weeks way weak
-0.22 best care day final has_no health i_am i_got knows look_into makes merci motion move_the osha right_to suit talk_about they_say this_agreement vendor w_# work year
-0.23 #_dollars apartment bar call_the closed courts failure failure_to fill_in have_been i_m menu overtime pace police sales saturday still the_front the_kids think_the vous want_it whom you>=4
-0.24 #_please bus comment dollars forklift four hours_were notice on_friday reminder resume shop small step_# the_lady tips
-0.25 attorney_for complaint concern defendant floor forums>=2 he_wants him_i hr_case i_will into_it jury may_concern nda not_answer officer paid_for received_your salary secretary to_whom use_the whom_it will
-0.26 #_and #_for ask don manager meet nothing_about pay position right say_that the_hall to_a to_stop up_for
-0.27 #_a a_las boss by_friday date dock end everybody finding keep otte register service shall she_is spoke strong two wage_claim
-0.28 #_million appeal both can_we chatter>=2 coworker extra for license million number reply said summer the_sheet votre we_are you_are
-0.29 article because_of city do_not hearing june_# last leak she_was sundays thursday too
-0.30 age days hall news please report ruiz
-0.31 been ceo customers help job next q_did questions share to_hr with_a you_will
-0.32 an course filed i_saw into signed subpoena
-0.33 got has insurance others
-0.34 believe delivery five press recall speak step
-0.35 blog certificate cut days_to decide endOfJob>=2 legal let_them nights paid the_late town
-0.36 # don_t employer general i_want july m monday public says_i
-0.37 call case_# evidence i_think pictures price safety statement that_the
-0.38 bitte had_the know lead to_work
-0.39 all attorneys friday open party reference within_#
-0.40 confidential her_to plaintiff ten
-0.41 because
-0.42 buy if_you oc
-0.43 courtPapers>=1 left may operations>=2 sued the warning worked
-0.44 lawyer
-0.45 i_do is_on o the_new years
-0.46 again card free
-0.47 by
-0.48 hire within
-0.52 an_attorney
-0.53 wrongs>=2
-0.54 your
-0.55 are quit
-0.56 late
-0.57 i_would move
-0.58 employee information
-0.59 form
-0.60 plan
-0.61 lol
-0.66 ad
-0.67 personnel>=1
-0.74 policy
-0.78 news>=1
-0.88 b
-0.93 a_lawyer
-1.04 formal>=1
-1.28 operations>=1
-1.33 hr
`

export const weights: ReadonlyMap<string, number> = new Map(
  TABLE.trim()
    .split('\n')
    .flatMap((line) => {
      const [weight, ...features] = line.split(' ')
      return features.map((feature) => [feature.replaceAll('_', ' '), Number(weight)] as const)
    }),
)
