/** Written by scripts/privilege-weights.ts: a weight, and the words, pairs of words and concepts that have it. */
export const BIAS = -0.91

const TABLE = `
1.06 subjects>=1&attitudes>=1
0.83 lawyers>=1
0.79 matter
0.76 so
0.75 evidence>=1
0.71 only
0.67 is_not
0.65 client
0.64 phone
0.63 d
0.61 ocr
0.59 claims>=1
0.56 y
0.55 letter voicemail
0.53 papers>=2 say subjects>=1&attitudes>=3
0.52 subjects>=2&attitudes>=1
0.51 draft
0.49 die nicht work_product
0.48 conditional>=2 not_in notes>=1
0.46 but question the_letter
0.45 lo mediation not until
0.44 fees>=1 hold t texts us
0.43 go product them
0.42 clause ich the_state we_can
0.41 do_it in_the judging>=1 over she>=1 they>=1
0.40 and_you file it_was pour
0.39 about com outside than that_we the_clock
0.38 and_i c com_to from if meeting now para sam
0.37 looked looked_at the_time thing timeline what_we
0.36 forums>=1 ok the_accident
0.35 #_but emails give list llp written
0.34 before_the cleared common document endOfJob>=1 instructing>=2 me notes read something to_give
0.33 #_is after and_the before co her notes>=2 que subjects>=1&attitudes>=2 talk_to worth
0.32 anyone between counsel email for_you it_on old parties>=1 re subject uns
0.31 a_c and_your group issue it pas priv sobre some the_overtime we>=1 you_on
0.30 apology comes common_interest copied jan planning>=2 recibos the_two through to_be trust went
0.29 about_this act_for and_what it_for opinion out_the per what_i xlsx
0.28 act att0rney down en et mention on_it opinion>=2 research said_to sent takingSides>=1 that whether with_this
0.27 as cliente clock gc held him not_tell of_litigation prepared prepared_in rule she_says si the_same this_state to_go w want_the you_asked
0.26 atty budget conviene de_la litigation out pedir plus with_us word you>=2
0.25 ask_for back_pay costs decided defense from_the ingrid mistake not_ask s settling>=1 she_has since_# the_whole those une who you_write
0.24 destroy door dossier firm going in_this interest northgate on_the she summary take the_request they tran unions v whole you_that
0.23 agency and attendance come_out give_them joint nobody own papers people schedule tell_them text_messages the_pay to_show unterschreiben
0.22 #_don #_i about_the advise and_it as_your asking>=1 auto del discharge goes if_the kept lunch may_be media number_is please_send recovery representation request_of reserve same says social_media the_phone the_schedule third_of to_represent what yet
0.21 and_do asks bad but_i das dr dui facts had_a i_say inquiry just lawyers>=2 lose message mi no on_leave please_return saw_it the_claim tip to_me until_the us_on we_need when_did wrongs>=1 wrote you_said your_own
0.20 about_# badge board book cc counsel_to coworkers expert have_to he_says in_my it_will knew let_go likely look look_like me_ok minutes minutes_of much n need_the ordered purpose revise sets subjects>=4&attitudes>=2 talking the_agency the_reason tom transfer tuesday_please when_you who_decided
0.19 agree and_that at_the attached authority can_they damages does example_to eyes for_my hey is_the keys leave like meeting_with met not_talk of_it photos privileged represent_you settlement testimony they>=2 to_her to_say to_send was_in we will_look would
0.18 #_call by_phone cook else gmail gmail_com horas i_should it_to make me_to mediation_# more not_for not_write note of_the off_the ortiz ours p parking_lot reasons reyes send short six_months solicitors that_i the_badge the_case the_hearing the_old the_review them_the there_is to_file under von
0.17 a_second advice and_my anticipation anticipation_of b_# brother case cases change dispute emotional for_them for_your from_tom i_looked impression in_anticipation la laptop letter_sets lowe mock my_lawyer naomi our probably range request sets_out so_that staffing stand state statute the_night
0.17 think_about tip_pool to_you trade until_we update wir with_client with_our
0.16 #_ask #_email ab anyway as_long avant average below chronology de_# discussed do_we ends enough evaluation everyone_who exposure from_dana guard is_worth it_now let_him long_as messages ne of_any pay_the personnel remarks represent representative soll strike that_is the_emails the_list
0.16 the_parking the_personnel thinks_we to_accept to_dana two_years vogt void what_it your_claims
0.15 a_year about_your account anything_about applies asking>=2 bye came claim direction dismissal early for_me he_would i_know if_she in_may it_in l latch let_her letter_to like_you marcus my_attorney other_side pages phil protected review_before risque runs street subject_to
0.15 subjects>=2&attitudes>=2 summary_of talking_to the_complaint the_matter the_tribunal their they_are they_have third through_the to_tell to_them tribunal with
0.14 a_copy a_court and_no can_t circuit counsel_for days_from deposit direction_of drafts duties executive fix_it g ht i_took in_our instructing>=1 internal it_with item january low man me>=2 memo night_shift note_to off past quietly response short_version taking the_attendance the_day
0.14 the_direction the_dismissal the_file the_former the_timeline the_wage theory there these to_counsel use_it when where_we which yes you_must zu
0.13 #_# abogada also are_we back_at claims_against complain conflict connection connection_with crane dont est everyone example frau how if_i il in_connection interviewed invoice is_going keep_all mit oath of_pay on_page our_case parere pending pike privilege really retaliation review save
0.13 see_below see_it send_the sick sit sole sorry statement_of the_meeting time to_mention together und under_oath up_to whether_we
0.12 #_she #_when and_oduya any_action are_the attached_is attorney but_the can_be can_go cannot chat copy_of den did_it example_subject fw high i_forgot impressions item_# january_# je joint_defense let northgate_example not_call not_go por prep que_no relaying>=2 retained said_it selection set
0.12 she_will sign_the the_class the_job the_log the_retaliation thinks told_her unless until_she version view wants wants_to we>=2 what_is whether_the with_it with_your worse you_sent
0.11 #_because #_mr #_of #_our #_with a_week answers audit bad_for birthday by_# comments committee communication copies dana district_court everything exempt for_our going_to guess her_off his i_put lets_not may_# must_not no_# non not_delete notes>=4 object of_counsel ok_to read_the risk separate
0.11 shift stays subjects>=3&attitudes>=2 t_sign the_advice the_board the_drivers the_grievance the_handbook the_lawyer the_separation the_supervisor which_we you_take
0.10 #_yrs 2nd 9th a_good accept_the advice_on and_if and_not are_# ask_him being bottom brought by_a caso circulate claim_and claim_for class coffee del_# draft_# eyes_only follows for_mediation forgot forgot_to gets guy harborline helen him_to hired hotel in_# in_june in_person in_writing it_and
0.10 jd jo know_who lead_with less made me>=1 months nous of_liability page_# partner pay_# please_do points ray recording requested return room should_be should_have sie since slack sons spots t_answer take_it telephone thanks_for the_9th the_remark the_stand they_do till_he to_make told um
0.10 warehouse we_did weak_spots will_say words yrs
0.09 #_before #_subject adverse already and_he and_nobody angry are_in asked_about be clear complain_about counsel_subject damage diary dinner discussion district fees>=2 from_paula gave have_it he_has he_was hear_about heard here how_much i_need instructing>=4 investigator le lund maitre me_and mid
0.09 names not_sent outline_for paula reasonably remark reply_to result reyes_# thank thank_you the_group the_manager the_march the_ones the_reference there_are to_hold to_their up_# us_to used we_say week where_the why will_ask
0.08 ages answer_probably anybody back_by by_monday copy done drivers email_to es former from_me her_# i_wrote if_this inn it_before means mediator not_leave notes_of of_may older ops papers>=4 para_# person picnic pls rate record reported respond retainer reyes_on route she_did show_the shows son
0.08 talked talked_to tell_you than_# that_he that_this the_leave the_text they_ask thoughts to_our waiting walk_away weekly will_come witnesses would_be yes_# you_wanted
0.07 #_de #_it #_per #_present a_la age_claim agree_to all_records am_not and_costs announce asked au before_friday bob box_# but_not car chance con confidential_attorney confirm count cross declaration describe drei estimado find_the first for_her forty from_office herrn i_attach indemnity
0.07 knowledge lock maintenance margot mr_bell october of_# over_# page paula_noonan paying personnel_file professionnel prove relaying>=4 ruth say_# scan secret_professionnel september session she_told short_answers show slow so_the stuff subjects>=4&attitudes>=1 supervisors t_put take_the the_age
0.07 the_arbitrator the_charge the_contract the_desk the_other to_advise to_days van walk wants_# we_owe what_would who_was with_anyone
0.06 #_who about_it answer asking attorney_client before_she both_ways can_take client_privileged client_re conference_with de_mayo documents does_that falls fur hand heard_it hold_notice hold_off house hr_to liability_# lopez lose_the make_a matter_and mayo mom my_husband ne_pas night nobody_else
0.06 noonan not_like not_the not_think october_# oduya off_on old_phone opinion>=1 owner pool ready say_i sent_to t_tell take_out telephone_conference test the_# the_deposition the_february the_floor the_keys the_managers the_number the_papers the_party the_transfer the_worst up was_let was_the
0.06 was_told ways we_know we_were week_# wochen
0.05 #_complaint #_my abogado agree_that and_confidential and_we asked_me causation client_# come_in dates demand employment_law goes_out gross hires in_april intake is_closed leave_out liability list_of new_hires not_discuss not_want offer_of org_chart pick point privileged_and questions_for re_re
0.05 reduction run separation since_the state_law subject_question t_want the_employer the_word thread three_years whatever whitfield will_pay would_you you_for you_want
-0.05 #_hr against_the alone and_a and_return and_to apply april article_# august because_she called_me can_do charge clerk consult customer dan delgado_reyes depo enrollment finding full goals has_the improve is_done is_for look_at meets_expectations moved_to net_# of or_to patient pay_for policy_#
-0.05 reads request_for scared send_you should_i t_know the_eeoc the_man the_paper the_van to_improve want_my warning_employee we_get we_just wed_off why_did with_#
-0.06 #_first #_h #_they accept after_i against all_staff and_should and_tell annual asking_for available calendar can_live ce charging_party comments_on contain county did_not down_to drop_the exact feb_# fee fix garnishment geehrte geehrte_frau get_the got_the him_on hit is_open it_looks lead_at
-0.06 leaving legal_advice letter_from lift live_with maria_delgado may_contain me_in meeting_# mon move_to needs_the no_one noon ohio okafor on_june on_tuesday otto outcome percent pip plan_# problem program push records regular required resolved rest said_the security sehr_geehrte signature
-0.06 spoke_to staff_subject steps store talk_about the_back the_card the_line them_to this this_offer tickets to_end to_keep tomorrow traffic under_# volume want_to want_us we>=4 with_him your_former
-0.07 #_dollars #_mon #_net #_pm #_regular #_to a_charge a_legal agreement_and and_# ann answer_the answer_to be_paid before_you bring_your brings changes checked chief clients closed complaint_to corrective corrective_action could_you doctor employees every february filing for_defendant further
-0.07 get_a half have_not hill hotline improvement improvement_plan is_prohibited keepingSecret>=2 kitchen kundigung lifting_over may_have may_lead may_not me_a mon_# ms_delgado must_give net north of_labor or performance_improvement pm present reason_for reasonable_attorneys review_# school
-0.07 shall_be she_asked sign_up stay subject_re talk_with that_a the_form then thu_# took we_have within_a would_like you_see you_should you_the you_told you_were your_rights
-0.08 #_months #_not #_overtime a_jury a_problem after_she allowed and_let are_commanded baby claims>=4 commanded commanded_to consulting did_the dollars each even exit_interview expect filed_# for_a he_told how_to i_can i_ran ice if_we in_a in_three inspection it_the its lawyers locker makes
-0.08 manager_or march_# may_file must not_work offer_letter on_a parents parking performance_review please_don possible pounds prohibited put_it reasonable represents rights scheduling second separation_agreement served she_would should_not six status subjects>=2&attitudes>=4 sued the_crew
-0.08 the_employee the_end the_north the_safety theft they_will to_answer told_the tonight total total_# transcript we_want what_they will_take witness you_in your_manager your_supervisor
-0.09 #_at #_do #_percent a_photo absence after_the and_nothing and_send anti_harassment assistant background_check before_he begin bonus by_may changed concerns_to confirmed contract denver desk doors drafted due estimada even_if exhibits finish for_overtime grant h handbook have_# her_claims
-0.09 i_complained incident_report information_if is_wrong keepingSecret>=1 lifting logistics me_for mr need nervous new_one no_lifting not_share not_sign not_sure number_# of_everyone of_my offered on_july on_time on_your out_of owe position_statement post practice punctual q reply reporting
-0.09 reports respondent rights_under roof scheduled section section_# see_you sehr settle settling>=2 signs states swap thanks the_company the_county tires to_report to_think to_this work_on wrong
-0.10 advised_to and_then anti ask_me at_three be_on breaks by_the chances_are check company_pays dear_ms delgado dos employment family home hrs human hurt if_they in_ten in_two intended_recipient kids kim knows_the line lunes miles month not_lift of_conduct of_march on_sunday on_thursday oven
-0.10 parties pay_it performance plant please_keep private reported_to requires safety_committee says_that send_a senora she>=2 sind subject_your subjects>=2&attitudes>=3 takingSides>=2 thats the_intended the_last the_law the_lease the_legal the_office thin think_we this_firm to_claims to_dismissal
-0.10 to_talk tomas unpaid unpaid_overtime we_would your_claim
-0.11 agreement_# agreement_the and_say applied are_advised attorney_before attorneys_for awarded bank bears break bright call_me claimant claimant_was claims>=2 company compete covers d_like defendant deposition discrimination dock_# employers failure failure_to finds fire_me fit follow for_six
-0.11 give_the goal grievance_form have_an have_questions he_will i_recommend in_court injury ist judging>=2 k may_ask me_if need_a needs next_time non_compete not_say offer_is on_# opportunity pays_# pilar recommend recorded reyes_subject secret seen she_is team tell terms the_best the_hours
-0.11 they_fire thinks_the thu to_all told_me tomas_weber un violation_of vp wait we_received when_the with_an with_the would_not years_of you_at you_get
-0.12 #_bring #_dr #_he #_hours #_min agreement approved are_allowed as_of at at_# base brandt company_said complained conduct confidential_and consult_with data dear discharged_for expectations for_leaving forward great i_am i_don i_have i_heard is_it it_from law lee like_to local min ms must_be
-0.12 not_let on_my pallets papers>=1 quote returns she_said speak starting still that_they the_claimant the_policy to_consider vendor verdict violation what_the will_write wrongs>=4
-0.13 #_in #_lb a_m a_month am back_in can concerns confidential_information cooler delgado_to department federal fight guests i_was lb le_# lead_to my_name not_put number offer_# pay reported_on shifts that_her the_baby to_leave tue_# want_it what_do win
-0.14 a_subpoena april_# arbitration bakery been boss chance_to complaint complaint_i courtPapers>=2 dear_mr drop duarte el end_of fine five_years fix_the gate he_said it_by j las late_and madame might most not_know not_paid of_perjury park penalty penalty_of perjury sched subjects>=3&attitudes>=1
-0.14 sunday supplier they_want think_they ticket told_him under_penalty was_discharged we_should wish
-0.15 #_we about_my any are_you ask_the because_you becker both calls denies_the discharged fault from_maria he_wants health holiday human_resources i_d i_did if_it is_weak it_a its_own job_ad live me_what merci merci_de moves my_supervisor newsletter not_answer notice_of paralegal payslip ran
-0.15 resources said_no saturday sign step_# the_calendar the_kids to_stop u wanted weak wed witness_statement writing writing_to
-0.16 #_if #_this a a_yes advised because_of before_signing called credit cut de do_i friendly from_a has_been i_believe intended les of_our on_friday one order orders please_look print put questions remedy report_# signing statement_to suspended that_she the_chance the_fair tips we_don were_not
-0.16 what_if your_complaint yourself
-0.17 #_and #_as #_plaintiff a_paper add as_possible ask attorneys_fees bring buyer coworker each_party eeoc everybody experience facebook file_a for_# friends front_of hour in_front keep_the machine me_on new order_the receipts sheet slide sloan sloane small spoke_with tell_him that_says
-0.17 this_letter use_the we_do weber workers year
-0.18 #_cv a_hearing allegations belt by_friday contact contracts could cv cv_# e fall forklift front harassment help_with him_i i_got it_back it_may jury key landlord log_# mars meet moved opening place_to police_report press reviews six_years that_your the_motion this_is this_year today training
-0.18 worked_for zum
-0.19 an_hour any_time case_# ceo come_to comment each_side fill given hiring i i_asked light meridian please received recipient report results said_we seven summer terms_of the_others the_register to_your will_go worked_with you_are zum_#
-0.20 #_a ask_about best by_june call_the could_not course courts did_you disputes extra got_a humanos i_m like_it maria me_i menu move_the of_a of_your on_nights pumps recursos recursos_humanos saw_the somebody su survey the_city the_second think_the tue vous work would_appeal yours
-0.21 #_an #_million and_may dana_reyes fill_in he helps into_it it_i labor million office open options personal position she_knows start tess the_bus the_price the_right to_take to_the two_weeks video votre will_be
-0.22 #_for 14th am_writing call_# declined denies final floor for_three from_may happens hearing july_# june knows left luis pays plaintiff register relaying>=1 reminded resume right_to sales strong supervisor the_14th to_consult want_this was_late way
-0.23 #_please decide exit fair found is is_a lady nothing_about on_our payroll personnel>=2 steward suit that_you true w_# write_up you_will you>=1
-0.24 #_days #_on an bar by_text can_we close customers filed four inc invitation know_about police ten_days the_front this_agreement was
-0.25 all chatter>=1 compliance did for_two got it_is look_into motion on step weeks will
-0.26 appeal care do_not is_fine osha release says_i sue two
-0.27 end i_saw m may_concern nda on_monday others salary sundays to_a to_whom want we_are whom whom_it you_tell you>=4
-0.28 believe bitte bus concern delivery dock general help i_think license officer overtime paid_for secretary shall spoke the_hall too worker
-0.29 chatter>=2 don forums>=2 has news notice rosa statement warning
-0.30 buy june_# manager may next service share
-0.31 date hal i_will otte reference
-0.32 city days_to for said within_#
-0.33 article lena
-0.34 because blog certificate friday hall insurance legal name received_your say_that subpoena
-0.35 attorneys courtPapers>=1 job lead let_them ruiz signed with_a
-0.36 # card employer i_want into price right thursday to_hr
-0.37 five keep within
-0.38 evidence had_the lawyer she_was that_the worked
-0.39 ana call days don_t free last oc pictures recall ten
-0.40 hire party safety
-0.41 her_to if_you know public
-0.42 is_on july
-0.43 confidential endOfJob>=2 nights quit
-0.44 day to_work
-0.45 an_attorney by i_do personnel>=1
-0.47 ad again monday operations>=2 the_new
-0.48 i_would
-0.49 years
-0.50 o
-0.52 wrongs>=2
-0.53 form
-0.54 are news>=1
-0.55 late paid plan
-0.56 lol your
-0.59 move
-0.60 the
-0.61 information
-0.69 employee
-0.84 policy
-0.92 a_lawyer
-0.93 b
-1.05 formal>=1
-1.26 hr
-1.35 operations>=1
`

export const weights: ReadonlyMap<string, number> = new Map(
  TABLE.trim()
    .split('\n')
    .flatMap((line) => {
      const [weight, ...features] = line.split(' ')
      return features.map((feature) => [feature.replaceAll('_', ' '), Number(weight)] as const)
    }),
)
